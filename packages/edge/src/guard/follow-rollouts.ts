import type { Registry, Rollout } from '@plaza/contract/release'

/** A canary that runs under a guard. */
export interface GuardedCanary {
  remote: string
  rollout: Rollout
}

/** Canaries of a registry that a guard watches over. */
export const guardedCanaries = (registry: Registry): GuardedCanary[] =>
  Object.entries(registry.channels).flatMap(([remote, { rollout }]) =>
    rollout?.guard === undefined ? [] : [{ remote, rollout }],
  )

/**
 * Canaries that are others than before: their releases are counted from nothing. A share that grew, or a bound that was
 * changed, is the same canary still. Where revisions in between were not seen, the one that was changed last may have
 * ended and begun again.
 */
export function begunCanaries(before: Registry | undefined, now: Registry): GuardedCanary[] {
  const hasMissedSome = before !== undefined && now.revision > before.revision + 1
  const earlier = (remote: string) =>
    before && Object.hasOwn(before.channels, remote) ? before.channels[remote]?.rollout?.release : undefined
  return Object.entries(now.channels).flatMap(([remote, { rollout }]) => {
    const mayBeAnother = hasMissedSome && now.action?.remote === remote
    return rollout && (mayBeAnother || earlier(remote) !== rollout.release) ? [{ remote, rollout }] : []
  })
}
