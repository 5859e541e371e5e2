import type { Channel, Rollout, GuardRollback } from '@plaza/contract/release'
import { wasRolledBackByGuard } from '../resolve/was-rolled-back-by-guard'
import { addGuardRollback } from './guard-rollbacks'

/** How many earlier releases a channel remembers. */
const previousLimit = 20
const rolledBackLimit = 20

const without = (releases: string[], ...gone: string[]): string[] =>
  releases.filter((release) => !gone.includes(release))

const regrets = (releases: string[]): Pick<Channel, 'rolledBack'> =>
  releases.length > 0 ? { rolledBack: releases.slice(0, rolledBackLimit) } : {}

/**
 * The channel with a release made current; the previous one becomes the first fallback, unless the guard once took it
 * back.
 */
export function promoted(channel: Channel | undefined, release: string): Channel {
  if (!channel) return { current: release, previous: [] }
  if (channel.current === release && !channel.rollout) return channel
  const { rollout: _ended, rolledBack, ...rest } = channel
  const earlier = channel.current === release ? channel.previous : [channel.current, ...channel.previous]
  const left = without(earlier, release)
  const taken = left.filter((id) => wasRolledBackByGuard(channel, id))
  return {
    ...rest,
    current: release,
    previous: without(left, ...taken).slice(0, previousLimit),
    ...regrets(without([...taken, ...(rolledBack ?? [])], release)),
  }
}

/** The terms of a canary, without the salt. */
export type CanaryTerms = Omit<Rollout, 'salt'>

/**
 * The channel with a share of the visitors on another release. The salt is the release id, so that visitors keep
 * the canary as it grows and the next canary reaches other visitors first. Omitted terms stay unchanged for the
 * same release.
 */
export function withRollout(channel: Channel, terms: CanaryTerms): Channel {
  const { rollout: before, rolledBack, ...rest } = channel
  const rollout = {
    ...(before?.release === terms.release && before),
    ...terms,
    salt: before?.release === terms.release ? before.salt : terms.release,
  }
  return { ...rest, rollout, ...regrets(without(rolledBack ?? [], terms.release)) }
}

/**
 * The channel pointing at one of its earlier releases, or at its current one. A rollout in progress ends. What is
 * left behind is remembered, so that a start does not promote it again, and is no earlier release any more, also where
 * it once was everybody's: nothing falls back to what failed.
 */
export function rolledBack(channel: Channel, target: string): Channel {
  const { rollout, rolledBack: before, ...rest } = channel
  const order = [channel.current, ...channel.previous]
  const place = order.indexOf(target)
  const left = [...(rollout ? [rollout.release] : []), ...order.slice(0, place), ...(before ?? [])]
  const regretted = without([...new Set(left)], target)
  const previous = without(order.slice(place + 1), ...regretted)
  return { ...rest, current: target, previous, ...regrets(regretted) }
}

/** The channel after the guard ended its canary. The rollback stays on record when the release is reinstated. */
export const withGuardRollback = (channel: Channel, rollback: GuardRollback): Channel => ({
  ...rolledBack(channel, channel.current),
  guardRollbacks: addGuardRollback(channel.guardRollbacks ?? [], rollback),
})

/**
 * Brings a channel that an older program wrote up to today's rules: the guard's rollbacks are recorded, and pages no longer
 * fall back to them. Live releases stay live, and no release is forgotten.
 */
export function repaired(channel: Channel, guardRollbacks: GuardRollback[]): Channel {
  if (guardRollbacks.length === 0) return channel
  const noted = { ...channel, guardRollbacks }
  const taken = channel.previous.filter((id) => wasRolledBackByGuard(noted, id))
  if (taken.length === 0) return noted
  return {
    ...noted,
    previous: without(channel.previous, ...taken),
    rolledBack: [...new Set([...taken, ...(channel.rolledBack ?? [])])],
  }
}
