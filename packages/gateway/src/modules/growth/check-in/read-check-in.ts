import { addDays, dayAt, startOfDay, type Day } from '@plaza/calendar'
import { checkInDays, type CheckIn } from '@plaza/contract/growth'
import type { Queries } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { checkInTerms } from './check-in-settings'
import { missedDay, placeAfter, streakUntil } from './streak'
import type { CheckInRow } from './tables'

const latestDays = 14
/** No streak is counted further back. */
const longestStreak = 400

/** A member and when it asks. */
export interface CheckInOf {
  merchant: Merchant
  memberId: string
  now: number
}

/** A member's check-ins that matter for its streak, the newest first, and what follows from them. */
export async function readDays(queries: Queries, { merchant, memberId, now }: CheckInOf) {
  const today = dayAt(merchant.settings.timeZone, now)
  const rows: CheckInRow[] = await queries
    .selectFrom('check_ins')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('day', '>', addDays(today, -longestStreak))
    .orderBy('day', 'desc')
    .execute()
  const days = new Set<Day>(rows.map(({ day }) => day))
  return { today, rows, days, month: today.slice(0, 7) }
}

/** What a member sees of its check-ins (CHECKIN-1). */
export async function readCheckIn(queries: Queries, of: CheckInOf): Promise<CheckIn> {
  const { today, rows, days, month } = await readDays(queries, of)
  const { currency, settings } = of.merchant
  const { amountsMinor, wagering } = checkInTerms(of.merchant)
  const hasCheckedIn = days.has(today)
  const before = streakUntil(days, addDays(today, -1))
  const place = placeAfter(before)
  const missed = missedDay(days, today)
  const beforeMissed = missed === undefined ? 0 : streakUntil(days, addDays(missed, -1))
  return {
    today,
    hasCheckedIn,
    streak: before + (hasCheckedIn ? 1 : 0),
    days: Array.from({ length: checkInDays }, (_none, index) => ({
      amountMinor: amountsMinor[index] ?? 0,
      state:
        index < place || (index === place && hasCheckedIn) ? 'done' : index === place ? 'open' : 'coming',
    })),
    missed:
      missed === undefined
        ? null
        : { day: missed, amountMinor: amountsMinor[placeAfter(beforeMissed)] ?? 0, streak: beforeMissed },
    hasCard: !rows.some(({ card_month: used }) => used === month),
    nextAt: startOfDay(settings.timeZone, addDays(today, 1)),
    wagering,
    latest: rows
      .slice(0, latestDays)
      .map((row) => ({ day: row.day, amountMinor: row.amount_minor, isMadeUp: row.card_month !== null })),
    currency,
  }
}
