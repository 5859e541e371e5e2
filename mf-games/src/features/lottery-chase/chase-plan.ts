import { addDays, type Day } from '@plaza/calendar'
import { chaseBounds, slipBounds, type Issue } from '@plaza/contract/lottery'
import type { Picks } from '@plaza/lottery'
import type { Stakes } from '../lottery-slip/stake'

const dayOf = (no: string): Day => `${no.slice(0, 4)}-${no.slice(4, 6)}-${no.slice(6, 8)}`

/** Numbers of an issue and of those after it: the day goes on with its last one, and then the next day begins. */
export function comingNumbers({ no, n, of }: Pick<Issue, 'no' | 'n' | 'of'>, count: number): string[] {
  return Array.from({ length: count }, (_, ahead) => {
    const place = n - 1 + ahead
    const day = addDays(dayOf(no), Math.floor(place / of))
    return `${day.replaceAll('-', '')}-${String((place % of) + 1).padStart(4, '0')}`
  })
}

/** A plan has from 2 to 120 issues (CHASE-2). */
export const soundCount = (count: number): number =>
  Math.min(chaseBounds.most, Math.max(chaseBounds.least, Math.floor(count) || chaseBounds.least))

/** Multipliers for so many issues: those that are known stay, and further issues have the stake of the slip. */
export const multipliersFor = (known: readonly number[], count: number): number[] =>
  Array.from({ length: count }, (_, index) => known[index] ?? 1)

/** What a plan reserves, minor units: the slip's stake times the multiplier of each issue. Whole numbers throughout. */
export const reserveMinor = (slipMinor: number, multipliers: readonly number[]): number =>
  multipliers.reduce((sum, multiplier) => sum + slipMinor * multiplier, 0)

/** The highest multiplier of an issue that leaves every line within its own highest one. */
export const mostIssueMultiplier = (lines: readonly Pick<Stakes, 'multiplier'>[]): number =>
  Math.max(1, Math.floor(slipBounds.multiplier / Math.max(1, ...lines.map(({ multiplier }) => multiplier))))

/** Whether the orders of a plan over so many issues would have more numbers than the orders of one plan may have (CHASE-2). */
export const isTooLarge = (lines: readonly { picks: Picks }[], count: number): boolean =>
  lines.flatMap(({ picks }) => picks).reduce((sum, row) => sum + row.length, 0) * count > chaseBounds.numbers
