import type { Channel } from '@plaza/contract/release'
import type { ReleaseLookup } from './release-lookup'

/**
 * Whether a release is older than its channel's floor: by its place in the channel's history, or by build time when
 * one of the two is not in it. An unknown floor stops every release.
 */
export function isBelowFloor(
  channel: Channel,
  remote: string,
  release: string,
  releases: ReleaseLookup,
): boolean {
  const { floor, rollout } = channel
  if (floor === undefined || release === floor) return false
  const order = [...(rollout ? [rollout.release] : []), channel.current, ...channel.previous]
  const place = order.indexOf(release)
  const floorPlace = order.indexOf(floor)
  if (place >= 0 && floorPlace >= 0) return place > floorPlace
  const builtAt = releases(remote, release)?.builtAt
  const floorBuiltAt = releases(remote, floor)?.builtAt
  return builtAt === undefined || floorBuiltAt === undefined || builtAt < floorBuiltAt
}
