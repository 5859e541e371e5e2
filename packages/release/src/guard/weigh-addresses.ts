import type { FailurePhase } from '@plaza/contract/federation'

/** What one network (an IPv4 address, an IPv6 /64) reported about a release. */
export interface AddressTally {
  /** Page loads that requested the release. */
  loads: number
  /** Of these, loads in which it failed, by the phase that failed first, and those with a long task or a failed call. */
  failures: Partial<Record<FailurePhase, number>>
  /** Of these, loads in which a deposit was credited. */
  credited?: number
}

/**
 * The weighted page loads of each network: a network that reported more than its share counts for that share only.
 */
export interface WeighedAddress {
  /** Page loads, not whole where they were scaled down. */
  loads: number
  /** How much each of its page loads counts, 0–1. */
  scale: number
  tally: AddressTally
}

/**
 * Scales networks down so that none has more than one `addresses`-th of the weight. With fewer networks than that,
 * nothing counts.
 */
export function weighAddresses(tallies: readonly AddressTally[], addresses: number): WeighedAddress[] {
  const most = largestWeight(
    tallies.map(({ loads }) => loads),
    addresses,
  )
  return tallies
    .filter(({ loads }) => loads > 0)
    .map((tally) => {
      const loads = Math.min(tally.loads, most)
      return { loads, scale: loads / tally.loads, tally }
    })
}

/** The largest weight that is at most one `addresses`-th of what all weigh together once they are cut to it. */
function largestWeight(loads: readonly number[], addresses: number): number {
  const largestFirst = loads.toSorted((a, b) => b - a)
  let uncut = loads.reduce((sum, count) => sum + count, 0)
  for (let cut = 0; cut < addresses; cut += 1) {
    const most = uncut / (addresses - cut)
    const next = largestFirst[cut] ?? 0
    if (next <= most) return most
    uncut -= next
  }
  return 0
}
