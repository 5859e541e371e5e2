import type { Figures } from '../../stakes/member-days'
import type { Vip, VipTerms } from './vip-settings'

/** Of a member's deposits and valid bets, minor units. */
export interface Counted {
  depositMinor: number
  validMinor: number
}

/** What a level takes; of one that does not exist, nothing. */
export const takes = ({ levels }: Vip, level: number): Counted => {
  const { depositMinor = 0, validMinor = 0 }: Partial<VipTerms> = levels[level] ?? {}
  return { depositMinor, validMinor }
}

/** The figures of a member's life less those that count no more. */
export const countedOf = (
  { depositMinor, validMinor }: Pick<Figures, 'depositMinor' | 'validMinor'>,
  base: Counted,
): Counted => ({
  depositMinor: depositMinor - base.depositMinor,
  validMinor: validMinor - base.validMinor,
})

/** The highest level whose deposits and valid bets are both there. */
export function reachedBy({ levels }: Pick<Vip, 'levels'>, { depositMinor, validMinor }: Counted): number {
  const reached = levels.findLastIndex(
    (one) => depositMinor >= one.depositMinor && validMinor >= one.validMinor,
  )
  return Math.max(0, reached)
}

/**
 * What counts no more once a member is at the beginning of a level: it keeps what the level takes, and has to do the rest of
 * the next one again. Never less than before, so that a fall gives nothing back.
 */
export const baseAtBeginning = (figures: Counted, taken: Counted, before: Counted): Counted => ({
  depositMinor: Math.max(before.depositMinor, figures.depositMinor - taken.depositMinor),
  validMinor: Math.max(before.validMinor, figures.validMinor - taken.validMinor),
})

/**
 * The base of a member whose level was given, or stands from before its club was off: what its figures lack counts as there, and
 * what a fall took away stays away.
 */
export const baseOfGiven = (figures: Counted, taken: Counted, before: Counted): Counted => ({
  depositMinor: Math.min(before.depositMinor, figures.depositMinor - taken.depositMinor),
  validMinor: Math.min(before.validMinor, figures.validMinor - taken.validMinor),
})
