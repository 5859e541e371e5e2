import type { Registry, RemoteHealth } from '@plaza/contract/release'
import { decideGuard } from '@plaza/release'
import type { GuardDecision } from '@plaza/release'
import type { HealthCounts } from '../counts/release-health'
import type { GuardedCanary } from './follow-rollouts'

/** The guard's decision about a canary by the counts until now. */
export function verdictOn(
  { channels }: Registry,
  health: Pick<HealthCounts, 'talliesOf'>,
  { remote, rollout }: GuardedCanary,
): GuardDecision {
  return decideGuard(rollout, {
    canary: health.talliesOf(remote, rollout.release),
    control: health.talliesOf(remote, channels[remote]?.current ?? ''),
  })
}

/** The health of a remote, with the ignored reports and the guard's decision about its canary. */
export function healthOf(registry: Registry | undefined, health: HealthCounts, remote: string): RemoteHealth {
  const channels = registry?.channels ?? {}
  const rollout = Object.hasOwn(channels, remote) ? channels[remote]?.rollout : undefined
  const counted = { health: health.of(remote), dropped: health.droppedOf(remote) }
  if (!registry || rollout?.guard === undefined) return counted
  const { decision, reason } = verdictOn(registry, health, { remote, rollout })
  return { ...counted, guard: { decision, reason } }
}
