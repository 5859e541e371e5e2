import { periodAt, type Period } from '@plaza/calendar'
import type { Queries } from '../../../kernel/database/database'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { totalOf } from '../../../kernel/totals'
import type { WithdrawalRow } from './tables'
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

/** What a member has withdrawn in a time, or is about to; what was returned is not counted. */
const usedBetween = (
  queries: Queries,
  memberId: string,
  { startMs, endMs }: Pick<Period, 'startMs' | 'endMs'>,
) =>
  queries
    .selectFrom('withdrawals')
    .select((select) => [
      select.fn.countAll<number>().as('usedCount'),
      totalOf('amount_minor').as('usedMinor'),
    ])
    .where('member_id', '=', memberId)
    .where('created_at', '>=', startMs)
    .where('created_at', '<', endMs)
    .where('state', 'not in', ['rejected', 'failed'])
    .executeTakeFirstOrThrow()

/**
 * What a member has withdrawn on the day of an order, with the order itself: by this sum it needs a second operator or
 * documents, so that several smaller orders are no way around (WITHDRAW-6).
 */
export async function daySumOf(
  queries: Queries,
  { member_id: memberId, created_at: createdAt }: Pick<WithdrawalRow, 'member_id' | 'created_at'>,
  timeZone: string,
): Promise<number> {
  return (await usedBetween(queries, memberId, periodAt(timeZone, 'day', createdAt))).usedMinor
}

/** The most of one withdrawal at a merchant, minor units, by VIP level (WITHDRAW-1). */
export function largestWithdrawal(merchant: Pick<Merchant, 'stored' | 'currency'>, level: number): number {
  const { maxMinor, maxPerLevelMinor } = withdrawTerms(merchant)
  return maxMinor + level * maxPerLevelMinor
}

/** How many withdrawals a day a VIP level allows at a merchant, and how much in all (WITHDRAW-1). */
export function dayAllowance(
  merchant: Pick<Merchant, 'stored' | 'currency'>,
  level: number,
): Pick<DayUse, 'count' | 'sumMinor'> {
  const { dayCount, dayCountPerLevel, daySumMinor, daySumPerLevelMinor } = withdrawTerms(merchant)
  return { count: dayCount + level * dayCountPerLevel, sumMinor: daySumMinor + level * daySumPerLevelMinor }
}

/** The day of a member by its VIP level (WITHDRAW-1). */
export async function dayUse(
  queries: Queries,
  { id, vipLevel }: Pick<Member, 'id' | 'vipLevel'>,
  { merchant, now }: Pick<CallContext, 'merchant' | 'now'>,
): Promise<DayUse> {
  const day = periodAt(merchant.settings.timeZone, 'day', now)
  const used = await usedBetween(queries, id, day)
  return { ...used, ...dayAllowance(merchant, vipLevel ?? 0), resetsAt: day.endMs }
}
