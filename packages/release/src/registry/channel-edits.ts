import type { Channel } from '@plaza/contract'
import type { Outcome } from './outcome'
import { done, refused } from './outcome'

/** How many earlier releases a channel remembers. */
const keptPrevious = 20
const keptRolledBack = 20

const without = (releases: string[], ...gone: string[]): string[] =>
  releases.filter((release) => !gone.includes(release))

/** The channel with a release made current; the one before becomes the first to step back to. */
export function promoted(channel: Channel | undefined, release: string): Channel {
  if (!channel) return { current: release, previous: [] }
  if (channel.current === release && !channel.rollout) return channel
  const { rollout: _ended, rolledBack, ...rest } = channel
  const earlier = channel.current === release ? channel.previous : [channel.current, ...channel.previous]
  const regrets = without(rolledBack ?? [], release)
  return {
    ...rest,
    current: release,
    previous: without(earlier, release).slice(0, keptPrevious),
    ...(regrets.length > 0 && { rolledBack: regrets }),
  }
}

/**
 * The channel pointing at an older release: `to`, else the one before. A rollout in progress ends; without
 * `to` that is the whole of it, because the channel's current is the older release then.
 */
export function rolledBack(channel: Channel, to: string | undefined): Outcome<Channel> {
  const { rollout, ...rest } = channel
  const target = to ?? (rollout ? channel.current : channel.previous[0])
  if (target === undefined) return refused('rollback.nothing', 'There is no earlier release to go back to.')
  const order = [channel.current, ...channel.previous]
  const place = order.indexOf(target)
  if (place < 0)
    return refused('release.unknown', `${target} was never current here; \`mfe history\` lists what was.`)
  if (place === 0 && !rollout) return refused('rollback.nothing', `${target} is current already.`)
  const floorPlace = channel.floor === undefined ? -1 : order.indexOf(channel.floor)
  if (floorPlace >= 0 && place > floorPlace)
    return refused('release.below.floor', `${target} is older than the floor ${channel.floor}.`)
  const left = [...(rollout ? [rollout.release] : []), ...order.slice(0, place)]
  const regrets = [...new Set([...left, ...(channel.rolledBack ?? [])])]
  return done({
    ...rest,
    current: target,
    previous: order.slice(place + 1),
    rolledBack: without(regrets, target, ...order.slice(place + 1)).slice(0, keptRolledBack),
  })
}
