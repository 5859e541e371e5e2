import type { Channel } from '@plaza/contract/release'
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

/** Where a visitor's choice begins: the merchant's pin, else its place in the rollout, else the channel's current. */
export function originOf({ remote, channel, pin, visitor }: Choice): Origin {
  if (pin !== undefined) return 'pin'
  const { rollout } = channel
  const isInRollout = rollout !== undefined && bucketOf(rollout.salt, remote, visitor) < rollout.basisPoints
  return isInRollout ? 'rollout' : 'channel'
}

/** What a visitor should get of a remote, and what it is given where that may not be. */
export function candidatesOf(choice: Choice, origin = originOf(choice)): Candidates {
  const { channel, pin } = choice
  const order = [channel.current, ...channel.previous]
  if (origin === 'pin' && pin !== undefined) {
    const place = order.indexOf(pin)
    return { origin, releases: place >= 0 ? order.slice(place) : [pin, ...order] }
  }
  const canary = origin === 'rollout' ? channel.rollout?.release : undefined
  return canary === undefined
    ? { origin, releases: order }
    : { origin, releases: [canary, ...order.filter((id) => id !== canary)] }
}
