/** How the multipliers of a plan go from issue to issue; both raise the stake after losses (CHASE-3). */
export type Strategy =
  /** Times `factor` after each `every` issues. */
  | { kind: 'rising'; factor: number; every: number }
  /** High enough that a win returns all stakes until then, and `percent` more. */
  | { kind: 'profit'; percent: number }

export interface StrategyTerms {
  count: number
  /** The highest multiplier of an issue. */
  most: number
  /** Of the slip at multiplier 1, minor units: its stake, and the highest prize. */
  stakeMinor: number
  prizeMinor: number
}

/**
 * The multipliers of a plan, at most `count`: a plan for a profit ends before the issue whose multiplier would be too
 * high, and has no issue where no win brings that profit. Whole numbers throughout.
 */
export function multipliersOf(strategy: Strategy, { count, most, stakeMinor, prizeMinor }: StrategyTerms) {
  if (strategy.kind === 'rising')
    return Array.from({ length: count }, (_, index) =>
      Math.min(most, strategy.factor ** Math.floor(index / strategy.every)),
    )
  const share = 100 + strategy.percent
  const gained = prizeMinor * 100 - stakeMinor * share
  const multipliers: number[] = []
  if (gained <= 0) return multipliers
  let spentMinor = 0
  while (multipliers.length < count) {
    const multiplier = Math.max(1, Math.ceil((spentMinor * share) / gained))
    if (multiplier > most) break
    multipliers.push(multiplier)
    spentMinor += stakeMinor * multiplier
  }
  return multipliers
}
