import { periodAt } from '@plaza/calendar'
import type { Queries } from '../../../kernel/database/database'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { totalOf } from '../../../kernel/totals'
import { withdrawTerms } from './withdraw-terms'

/** What a member may withdraw on a day, and what of it is used; what was returned is not. */
export interface DayUse {
  count: number
  usedCount: number
  sumMinor: number
  usedMinor: number
  /** Begin of the next day at the merchant. */
  resetsAt: number
}

/** The day of a member by its VIP level (WITHDRAW-1). */
export async function dayUse(
  queries: Queries,
  { id, vipLevel }: Pick<Member, 'id' | 'vipLevel'>,
  { merchant, now }: Pick<CallContext, 'merchant' | 'now'>,
): Promise<DayUse> {
  const { dayCount, dayCountPerLevel, daySumMinor, daySumPerLevelMinor } = withdrawTerms(merchant)
  const { startMs, endMs } = periodAt(merchant.settings.timeZone, 'day', now)
  const used = await queries
    .selectFrom('withdrawals')
    .select((select) => [
      select.fn.countAll<number>().as('usedCount'),
      totalOf('amount_minor').as('usedMinor'),
    ])
    .where('member_id', '=', id)
    .where('created_at', '>=', startMs)
    .where('created_at', '<', endMs)
    .where('state', 'not in', ['rejected', 'failed'])
    .executeTakeFirstOrThrow()
  const level = vipLevel ?? 0
  return {
    ...used,
    count: dayCount + level * dayCountPerLevel,
    sumMinor: daySumMinor + level * daySumPerLevelMinor,
    resetsAt: endMs,
  }
}
