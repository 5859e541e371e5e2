import type { HostOffer } from '@plaza/contract/federation'
import type { Channel, Registry, SharedRelease } from '@plaza/contract/release'
import { own } from '../kernel/own'
import { buckets } from './bucket'
import type { Origin } from './candidates'
import { candidatesOf } from './candidates'
import { choose } from './choose'
import type { Chosen } from './choose'
import type { ReleaseLookup } from './release-lookup'
import { shellName } from './resolve-shell'

/** A registry with the releases that it names. */
export interface Resolvable {
  registry: Registry
  releases: ReleaseLookup
}

/** What a share of the visitors is given. */
interface Part {
  chosen: Chosen
  basisPoints: number
}

/**
 * Which shares of a merchant's visitors get which release of a remote, or of the shell, by the same choice as
 * `resolve`: inside and outside of the canary, on each live shell. The shares add up to 10,000.
 */
export function sharesOf(known: Resolvable, merchant: string, remote: string): SharedRelease[] {
  const { registry } = known
  if (!own(registry.channels, remote)) return nothing('unknown')
  if (remote === shellName)
    return merged(partsOf(known, merchant, shellName, undefined).map((part) => shareOf(part)))
  if (!own(own(registry.merchants, merchant) ?? {}, remote)?.enabled) return nothing('disabled')
  const shells = partsOf(known, merchant, shellName, undefined)
  return merged(shells.flatMap((shell) => onShell(known, merchant, remote, shell)))
}

const nothing = (reason: string): SharedRelease[] => [{ release: null, basisPoints: buckets, reason }]

function onShell(known: Resolvable, merchant: string, remote: string, shell: Part): SharedRelease[] {
  const offer = shell.chosen.found ? shell.chosen.release.offers : undefined
  if (!offer) return [{ release: null, basisPoints: shell.basisPoints, reason: 'no-shell' }]
  return partsOf(known, merchant, remote, offer).map((part) =>
    shareOf({ ...part, basisPoints: (part.basisPoints * shell.basisPoints) / buckets }),
  )
}

const shareOf = ({ chosen, basisPoints }: Part): SharedRelease =>
  chosen.found
    ? { release: chosen.release.release, basisPoints, reason: chosen.reason }
    : { release: null, basisPoints, reason: chosen.obstacle }

function partsOf(
  { registry, releases }: Resolvable,
  merchant: string,
  remote: string,
  offer: HostOffer | undefined,
): Part[] {
  const channel = own(registry.channels, remote)
  if (!channel) return []
  const terms = own(own(registry.merchants, merchant) ?? {}, remote)
  const pin = terms?.pin
  const exempt = terms?.isPinBelowFloor ? pin : undefined
  const bench = { registry, releases, remote, channel, offer, exempt }
  return originsOf(channel, pin).map(([origin, basisPoints]) => ({
    basisPoints,
    chosen: choose(bench, candidatesOf({ remote, channel, pin, visitor: '' }, origin)),
  }))
}

function originsOf({ rollout }: Channel, pin: string | undefined): [Origin, number][] {
  if (pin !== undefined) return [['pin', buckets]]
  if (!rollout) return [['channel', buckets]]
  const all: [Origin, number][] = [
    ['rollout', rollout.basisPoints],
    ['channel', buckets - rollout.basisPoints],
  ]
  return all.filter(([, basisPoints]) => basisPoints > 0)
}

/** Equal outcomes merged, in whole basis points; the rounding remainder goes to the greatest share. */
function merged(shares: SharedRelease[]): SharedRelease[] {
  const sums = new Map<string, SharedRelease>()
  for (const share of shares) {
    const key = `${share.release} ${share.reason}`
    const basisPoints = (sums.get(key)?.basisPoints ?? 0) + share.basisPoints
    sums.set(key, { ...share, basisPoints })
  }
  const rounded = [...sums.values()].map((share) => ({
    ...share,
    basisPoints: Math.round(share.basisPoints),
  }))
  const left = buckets - rounded.reduce((sum, { basisPoints }) => sum + basisPoints, 0)
  const greatest = rounded.reduce<SharedRelease | undefined>(
    (most, share) => (most && most.basisPoints >= share.basisPoints ? most : share),
    undefined,
  )
  if (greatest && left !== 0) greatest.basisPoints += left
  return rounded
}
