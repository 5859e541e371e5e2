import { addDays, addMonths, dayAt, periodOf, type Period } from '@plaza/calendar'
import { statementRows, type Statement, type StatementUnit } from '@plaza/contract/site'
import type { Queries } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { playedMinutes } from '../../play/game-sessions'
import { figuresByDay, netMinor } from '../../stakes/member-days'

/** The periods of a statement, the newest first. */
function periodsOf(timeZone: string, unit: StatementUnit, now: number): Period[] {
  const today = dayAt(timeZone, now)
  return Array.from({ length: statementRows[unit] }, (_, back) => {
    const day =
      unit === 'month' ? addMonths(today, -back) : addDays(today, unit === 'week' ? -7 * back : -back)
    return periodOf(timeZone, unit, day)
  })
}

/**
 * What play cost a member by day, week or month of the merchant: time from the games that were open, money from the figures
 * of its days (RG-13, DAYS-1). A period without anything has a row of zeros.
 */
export async function readStatement(
  queries: Queries,
  { merchant, memberId, now }: { merchant: Merchant; memberId: string; now: number },
  unit: StatementUnit,
): Promise<Statement> {
  const periods = periodsOf(merchant.settings.timeZone, unit, now)
  const from = periods.at(-1)?.firstDay ?? ''
  const days = await figuresByDay(queries, { memberId, from })
  const minutes = await playedMinutes(queries, memberId, periods, now)
  const rows = periods.map(({ firstDay, lastDay }, index) => {
    const own = days.filter(({ day }) => day >= firstDay && day <= lastDay)
    const sum = (of: (figures: (typeof own)[number]) => number) =>
      own.reduce((total, one) => total + of(one), 0)
    return {
      from: firstDay,
      to: lastDay,
      minutes: minutes[index] ?? 0,
      depositMinor: sum(({ depositMinor }) => depositMinor),
      withdrawalMinor: sum(({ withdrawalMinor }) => withdrawalMinor),
      netMinor: sum(netMinor),
    }
  })
  return { rows, currency: merchant.currency }
}
