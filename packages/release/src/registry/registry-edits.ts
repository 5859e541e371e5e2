import type { Channel, Registry } from '@plaza/contract/release'
import type { CanaryTerms } from './channel-edits'
import { promoted, withRollout } from './channel-edits'
import type { Draft } from './draft'
import { own } from '../kernel/own'
import { withGivenOut } from './given-out'
import type { Outcome } from './outcome'
import { done, refused } from './outcome'

/** The draft with a remote's channel put in place of what it was. */
export const withChannel = (draft: Draft, remote: string, channel: Channel): Draft => ({
  ...draft,
  channels: { ...draft.channels, [remote]: channel },
})

/** A remote's channel, or the refusal for a remote without one. */
export function channelOf(draft: Draft, remote: string): Outcome<Channel> {
  const channel = own(draft.channels, remote)
  return channel
    ? done(channel)
    : refused(
        'remote.unknown',
        `No release of ${remote} has been promoted; \`mfe status\` lists the remotes.`,
      )
}

/** Makes a release current in its remote's channel. */
export const withPromotion = (draft: Draft, remote: string, release: string): Draft =>
  withGivenOut(withChannel(draft, remote, promoted(own(draft.channels, remote), release)), remote, release)

/** Gives a release to a share of the visitors; the channel's current stays with the others. */
export function withCanary(draft: Draft, remote: string, terms: CanaryTerms): Outcome<Draft> {
  const channel = own(draft.channels, remote)
  if (!channel)
    return refused(
      'canary.nothing',
      `${remote} has no stable release yet. Promote one first, without a canary.`,
    )
  if (channel.current === terms.release)
    return refused('canary.invalid', `Everyone already has ${terms.release}.`)
  return done(withGivenOut(withChannel(draft, remote, withRollout(channel, terms)), remote, terms.release))
}

/** Sets the floor below which no release of a remote is served; without a release, removes it. */
export function withFloor(draft: Draft, remote: string, floor: string | undefined): Outcome<Draft> {
  const channel = channelOf(draft, remote)
  if (!channel.ok) return channel
  const { floor: _before, ...rest } = channel.value
  return done(withChannel(draft, remote, { ...rest, ...(floor !== undefined && { floor }) }))
}

/** Blocks a release for everyone, or unblocks it. */
export function withBlock(draft: Draft, remote: string, release: string, isBlocked: boolean): Draft {
  const others = (own(draft.blocked, remote) ?? []).filter((id) => id !== release)
  const { [remote]: _before, ...rest } = draft.blocked
  const list = isBlocked ? [...others, release] : others
  return { ...draft, blocked: { ...rest, ...(list.length > 0 && { [remote]: list }) } }
}

/** Adds terms that a merchant does not have yet; existing decisions stay. */
export function withDefaults(draft: Draft, merchant: string, terms: Registry['merchants'][string]): Draft {
  const known = own(draft.merchants, merchant) ?? {}
  return { ...draft, merchants: { ...draft.merchants, [merchant]: { ...terms, ...known } } }
}
