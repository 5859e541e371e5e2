import { wholeRate } from '@plaza/contract/agency'

/**
 * Shares out amounts × rates to the minor unit, one unit after the other: each gets its own rounded down, and as long as they come to less
 * than their sum rounded down, whoever lost most by that gets one, of equal ones the first. Written for the audit, beside `roundParts`.
 */
export function shareOut(parts: readonly { minor: number; rate: number }[]): number[] {
  const exact = parts.map(({ minor, rate }) => BigInt(minor) * BigInt(rate))
  const whole = floor(exact.reduce((sum, one) => sum + one, 0n))
  const shares = exact.map(floor)
  const got = new Set<number>()
  while (shares.reduce((sum, one) => sum + one, 0n) < whole) {
    let next = -1
    for (const [at, one] of exact.entries()) {
      if (got.has(at)) continue
      if (next < 0 || lost(one) > lost(exact[next] ?? 0n)) next = at
    }
    if (next < 0) break
    got.add(next)
    shares[next] = (shares[next] ?? 0n) + 1n
  }
  return shares.map(Number)
}

/** What rounding down takes of an exact amount. */
const lost = (exact: bigint): bigint => exact - floor(exact) * BigInt(wholeRate)

/** Rounded down, below zero too. */
function floor(exact: bigint): bigint {
  const cut = exact / BigInt(wholeRate)
  return exact < 0n && cut * BigInt(wholeRate) !== exact ? cut - 1n : cut
}
