import { printable } from '@plaza/contract/kernel'
import type { Registry, GuardRollback } from '@plaza/contract/release'
import type { Draft } from './draft'
import { own } from '../kernel/own'
import { liveReleases } from './live-releases'
import { addGuardRollback, withReinstatement } from './guard-rollbacks'

/** The guard's rollbacks by remote, as the registry's revisions show them. */
export type GuardLog = Readonly<Record<string, readonly GuardRollback[]>>

/**
 * A guard log after one more revision; `before` is the readable one before it. Texts of an older program are escaped,
 * because they may be written again.
 */
export function followGuard(log: GuardLog, before: Registry | undefined, after: Registry): GuardLog {
  const { when, action } = after
  const [who, why] = [printable(after.who), printable(after.why)]
  const live = (registry: Registry | undefined, remote: string) =>
    registry ? liveReleases(registry, remote) : []
  const next = Object.entries(log).map(([remote, taken]) => [
    remote,
    withReinstatement(
      taken,
      { before: live(before, remote), after: live(after, remote) },
      { who, when, why },
    ),
  ])
  const noted = Object.fromEntries(next) as GuardLog
  if (action?.kind !== 'guard' || action.remote === undefined || action.release === undefined) return noted
  const { remote, release } = action
  return { ...noted, [remote]: addGuardRollback(own(noted, remote) ?? [], { release, when, why }) }
}

/** The guard's rollbacks of a remote: those in the log, and those that only the registry still has. */
export function guardRollbacksOf(
  log: GuardLog,
  { channels }: Pick<Draft, 'channels'>,
  remote: string,
): GuardRollback[] {
  const logged = own(log, remote) ?? []
  const noted = own(channels, remote)?.guardRollbacks ?? []
  return [...logged, ...noted.filter(({ release }) => !logged.some((one) => one.release === release))]
}
