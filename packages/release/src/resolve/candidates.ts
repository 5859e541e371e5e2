import type { Channel } from '@plaza/contract'
import { bucketOf } from './bucket'

/** Where a choice began. */
export type Origin = 'pin' | 'rollout' | 'channel'

/** Releases in the order in which they are tried, the wanted one first, then step by step back. */
export interface Candidates {
  origin: Origin
  releases: string[]
}

interface Choice {
  remote: string
  channel: Channel
  pin: string | undefined
  visitor: string
}

/** What a visitor should get of a remote: the merchant's pin, else its place in the rollout, else the channel's current. */
export function candidatesOf({ remote, channel, pin, visitor }: Choice): Candidates {
  const order = [channel.current, ...channel.previous]
  if (pin !== undefined) {
    const place = order.indexOf(pin)
    return { origin: 'pin', releases: place >= 0 ? order.slice(place) : [pin, ...order] }
  }
  const { rollout } = channel
  const isInRollout = rollout !== undefined && bucketOf(rollout.salt, remote, visitor) < rollout.basisPoints
  return isInRollout
    ? { origin: 'rollout', releases: [rollout.release, ...order.filter((id) => id !== rollout.release)] }
    : { origin: 'channel', releases: order }
}
