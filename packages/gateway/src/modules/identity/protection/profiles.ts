import { addDays, addMonths, dayAt, startOfDay } from '@plaza/calendar'
import type { BreakPeriod, Jurisdiction } from '@plaza/contract/site'

const dayMs = 24 * 60 * 60_000

/** What a jurisdiction's profile says about playing within bounds. */
export interface ProtectionProfile {
  timeOuts: readonly BreakPeriod[]
  exclusions: readonly BreakPeriod[]
  /** From a request to play again after a self-exclusion until it applies, ms. */
  returnWaitMs: number
  /**
   * Frames of limits on deposits: `fixed` starts again with the merchant's day, week and month, `rolling` looks back. A
   * profile with `fixed` calls nothing else a deposit limit.
   */
  depositFrames: 'fixed' | 'rolling'
  /** Information is shown, and acknowledged, before the first wager. */
  informsFirst: boolean
}

const timeOuts = ['24h', '1w', '1m', '6w'] as const
const usual = {
  timeOuts,
  exclusions: ['6m', '1y', '5y', 'forever'],
  returnWaitMs: 7 * dayMs,
  depositFrames: 'rolling',
  informsFirst: true,
} as const satisfies ProtectionProfile

/** The one table of rules by profile (RG-8): a new profile is a row, and no code. */
export const protectionProfiles: Readonly<Record<Jurisdiction, ProtectionProfile>> = {
  PAGCOR: { ...usual, exclusions: ['6m', '1y', '3y'] },
  UKGC: { ...usual, depositFrames: 'fixed' },
  MGA: usual,
  PENNSYLVANIA: { ...usual, exclusions: ['1y', '5y', 'forever'] },
  NONE: { ...usual, informsFirst: false },
}

const days: Partial<Record<BreakPeriod, number>> = { '24h': 1, '1w': 7, '6w': 42 }
const months: Partial<Record<BreakPeriod, number>> = { '1m': 1, '6m': 6, '1y': 12, '3y': 36, '5y': 60 }

/**
 * When a period that begins now ends, ms; null for ever. Days are of 24 hours; months are the calendar's in the merchant's zone,
 * at the same time of day.
 */
export function endOfPeriod(period: BreakPeriod, timeZone: string, now: number): number | null {
  const length = days[period]
  if (length !== undefined) return now + length * dayMs
  const count = months[period]
  if (count === undefined) return null
  const today = dayAt(timeZone, now)
  const timeOfDay = now - startOfDay(timeZone, today)
  const last = addMonths(today, count)
  // Never past that day, where it is shorter by an hour of daylight saving.
  return Math.min(startOfDay(timeZone, last) + timeOfDay, startOfDay(timeZone, addDays(last, 1)))
}
