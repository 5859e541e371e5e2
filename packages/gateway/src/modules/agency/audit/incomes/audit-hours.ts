import { addDays, dayAt, startOfDay } from '@plaza/calendar'
import type { Queries } from '../../../../kernel/database/database'
import { hourProblems } from '../../../stakes/member-days'
import type { AuditedIncomes, IncomeDifference } from './income-difference'
import { keptHours } from './kept'

/**
 * Compares what members played by the hour with the rounds and the orders (INCOME-4), from the first whole day for which hours were kept:
 * rounds from before are in no hour.
 */
export async function auditHours(
  queries: Queries,
  timeZone: string,
  { merchant, day: asked }: AuditedIncomes,
): Promise<IncomeDifference[]> {
  const hours = await keptHours(queries, merchant)
  if (hours.length === 0) return []
  // An hour says when it was written last: the earliest of all is when the first was.
  const firstAt = hours.reduce((least, { changedAt }) => Math.min(least, changedAt), Infinity)
  const firstDay = addDays(dayAt(timeZone, firstAt), 1)
  const from = asked !== undefined && asked > firstDay ? asked : firstDay
  const to = asked === undefined ? Number.MAX_SAFE_INTEGER : startOfDay(timeZone, addDays(asked, 1))
  const problems = await hourProblems(queries, { merchant, from: startOfDay(timeZone, from), to })
  return problems.map(({ memberId, hourAt, figure, kept, derived }) => ({
    ...{ problem: 'income', agentId: memberId, day: dayAt(timeZone, hourAt), of: `hour ${String(hourAt)}` },
    ...{ figure: `${figure}Minor`, kept, derived },
  }))
}
