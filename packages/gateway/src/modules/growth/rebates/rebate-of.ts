const perWhole = 10_000

/**
 * The rebate on valid bets by a rate in hundredths of a per cent, minor units, rounded down; nothing on bets that were all taken back,
 * and at most `mostMinor`.
 */
export function rebateOf(validMinor: number, rate: number, mostMinor: number | null): number {
  if (validMinor <= 0) return 0
  const minor =
    Math.floor(validMinor / perWhole) * rate + Math.floor(((validMinor % perWhole) * rate) / perWhole)
  return mostMinor === null ? minor : Math.min(minor, mostMinor)
}
