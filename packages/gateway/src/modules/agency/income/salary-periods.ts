import { addDays, dayAt, hourAt, startOfDay } from '@plaza/calendar'
import type { Merchant } from '../../../kernel/merchants/merchants'
import type { SalaryKind, SalaryPeriod } from './salary-teams'

/** A day of a merchant as the period of a salary. */
export const dayPeriod = (
  { code, settings: { timeZone } }: { code: string; settings: { timeZone: string } },
  day: string,
): SalaryPeriod => ({
  ...{ kind: 'daily-salary', merchant: code, day },
  startMs: startOfDay(timeZone, day),
  endMs: startOfDay(timeZone, addDays(day, 1)),
})

/** The hour of a merchant that contains a moment, as the period of a salary. */
export function hourPeriod({ code, settings: { timeZone } }: Merchant, ms: number): SalaryPeriod {
  const { day, startMs, endMs } = hourAt(timeZone, ms)
  return { kind: 'hourly-salary', merchant: code, day, startMs, endMs }
}

/** The period that goes on and the last complete one, the latest first. */
export function currentPeriods(merchant: Merchant, kind: SalaryKind, now: number): SalaryPeriod[] {
  const today = dayAt(merchant.settings.timeZone, now)
  if (kind === 'daily-salary') return [today, addDays(today, -1)].map((day) => dayPeriod(merchant, day))
  const hour = hourPeriod(merchant, now)
  return [hour, hourPeriod(merchant, hour.startMs - 1)]
}
