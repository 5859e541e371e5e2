import type { Channel } from '@plaza/contract/release'
import { isBelowFloor } from '../resolve/floor'
import { judge } from '../resolve/judge'
import type { ReleaseLookup } from '../resolve/release-lookup'
import { shellName } from '../resolve/resolve-shell'
import { wasRolledBackByGuard } from '../resolve/was-rolled-back-by-guard'
import { rolledBack } from './channel-edits'
import { belowFloor } from './check-promotion'
import type { Draft } from './draft'
import { own } from '../kernel/own'
import { liveOffer } from './live-offer'
import { withPin } from './merchant-edits'
import type { Outcome, Refusal } from './outcome'
import { done, refused } from './outcome'
import { channelOf, withChannel } from './registry-edits'
import { checkRoutes } from './conflicting-routes'

/** The remote, the target and the merchant of a rollback. */
export interface RollbackRequest {
  remote: string
  /** The target; when absent, the latest earlier release that can be served. */
  to?: string | undefined
  /** The one merchant to roll back; all of them when absent. */
  merchant?: string | undefined
  /** Allows a release below the floor; the floor is lowered with it. */
  overrideFloor?: boolean | undefined
}

/** A planned rollback: the resulting registry, its target, and the floor that it goes below. */
export interface PlannedRollback {
  draft: Draft
  target: string
  overrodeFloor?: string
}

/**
 * Works out a rollback. Of all merchants: the channel points at an older release and a rollout in progress ends; with
 * no release named, ending the rollout is the whole of it. Of one merchant: it is pinned to an older release. What
 * is blocked, does not run on the live shell or is not in the store is never gone back to.
 */
export function planRollback(
  draft: Draft,
  releases: ReleaseLookup,
  request: RollbackRequest,
): Outcome<PlannedRollback> {
  const { remote, merchant } = request
  const found = channelOf(draft, remote)
  if (!found.ok) return found
  const channel = found.value
  const terms = merchant === undefined ? undefined : own(draft.merchants, merchant)
  const target = targetOf(draft, releases, channel, request, terms && own(terms, remote)?.pin)
  if (!target.ok) return target
  const id = target.value
  const isBelow = isBelowFloor(channel, remote, id, releases)
  const facts = {
    target: id,
    ...(isBelow && channel.floor !== undefined && { overrodeFloor: channel.floor }),
  }
  if (merchant !== undefined) {
    const pinned = withPin(draft, { remote, merchant, release: id, isBelowFloor: isBelow })
    return pinned.ok ? done({ draft: pinned.value, ...facts }) : pinned
  }
  const next = { ...rolledBack(channel, id), ...(isBelow && { floor: id }) }
  return done({ draft: withChannel(draft, remote, next), ...facts })
}

/** The release to go back to; `pin` is what the one merchant has now, where it is about one. */
function targetOf(
  draft: Draft,
  releases: ReleaseLookup,
  channel: Channel,
  request: RollbackRequest,
  pin: string | undefined,
): Outcome<string> {
  const { remote, to, merchant } = request
  const order = [channel.current, ...channel.previous]
  const canary = pin === undefined ? channel.rollout?.release : undefined
  const now = pin ?? canary ?? channel.current
  if (to !== undefined) {
    const refusal =
      checkKnown(channel, remote, to, order) ??
      checkMoves(to, now, merchant) ??
      obstacleTo(draft, releases, channel, request, to)
    return refusal ? { ok: false, refusal } : done(to)
  }
  // Ending a canary keeps the current release, because the other visitors never left it.
  if (canary !== undefined) return done(channel.current)
  const place = order.indexOf(now)
  const before = place < 0 ? builtBefore(releases, remote, now, order) : order.slice(place + 1)
  const earlier = before.filter((id) => !wasRolledBackByGuard(channel, id))
  const usable = earlier.find((id) => !obstacleTo(draft, releases, channel, request, id))
  if (usable !== undefined) return done(usable)
  const [first] = earlier
  const obstacle = first === undefined ? undefined : obstacleTo(draft, releases, channel, request, first)
  if (obstacle) return { ok: false, refusal: obstacle }
  return refused(
    'rollback.nothing',
    `There is no release of ${remote} earlier than ${now}; \`mfe status\` lists the choices for --to.`,
  )
}

/** Candidates for a release that only a pin ever named: releases of the channel that were built before it. */
function builtBefore(releases: ReleaseLookup, remote: string, id: string, order: string[]): string[] {
  const builtAt = releases(remote, id)?.builtAt
  if (builtAt === undefined) return []
  return order.filter((other) => (releases(remote, other)?.builtAt ?? builtAt) < builtAt)
}

function checkMoves(to: string, now: string, merchant: string | undefined): Refusal | undefined {
  if (to !== now) return undefined
  return refusalOf('rollback.nothing', `${merchant ?? 'Everyone'} already has ${to}.`)
}

const refusalOf = (code: Refusal['code'], message: string): Refusal => ({ code, message })

function checkKnown(channel: Channel, remote: string, to: string, order: string[]): Refusal | undefined {
  if (order.includes(to)) return undefined
  return (channel.rolledBack ?? []).includes(to)
    ? refusalOf('release.unknown', `${remote} ${to} was rolled back; \`mfe promote\` makes it live again.`)
    : refusalOf(
        'release.unknown',
        `${remote} ${to} was never current, or is too old; \`mfe status\` lists possible targets, and \`mfe promote\` accepts any release.`,
      )
}

/** Why a release is not one to go back to. */
function obstacleTo(
  draft: Draft,
  releases: ReleaseLookup,
  channel: Channel,
  { remote, merchant, overrideFloor }: RollbackRequest,
  id: string,
): Refusal | undefined {
  const { floor, ...open } = channel
  if (!overrideFloor && isBelowFloor(channel, remote, id, releases)) return belowFloor(id, floor)
  const offer = remote === shellName ? undefined : liveOffer(draft, releases, merchant)
  const verdict = judge({ registry: draft, releases, remote, channel: open, offer }, id)
  if (verdict.fits) return checkRoutes(draft, releases, verdict.release)
  const code = (
    {
      blocked: 'release.blocked',
      'no-integrity': 'release.unknown',
      incompatible: 'release.incompatible',
    } as const
  )[verdict.obstacle]
  return refusalOf(code, `${verdict.note}; choose another with --to.`)
}
