import type { LotteryLine, LotteryOrder, LotteryOrderSummary } from '@plaza/contract/lottery'
import type { DigestedOrder } from '@plaza/fair'
import { sql } from 'kysely'
import type { Queries, Trx } from '../../../kernel/database/database'
import type { AcceptedOrders, IssueName } from '../draws'
import type { LotteryLineRow, LotteryOrderRow } from './tables'

/** The state as members see it: selling has ended without anything being written. */
const stateAt = <Row extends { state: LotteryOrderRow['state'] }>(row: Row, closeAt: number, now: number) =>
  row.state === 'placed' && now >= closeAt ? 'locked' : row.state

/** The same in SQL. */
export const stateSql = (now: number) =>
  sql<string>`case when state = 'placed' and close_at <= ${now} then 'locked' else state end`

const showFields = (row: LotteryOrderRow, now: number) => ({
  id: row.id,
  lottery: row.lottery,
  rules: row.rules,
  issue: row.issue,
  state: stateAt(row, row.close_at, now),
  amountMinor: row.amount_minor,
  cancelledMinor: row.cancelled_minor,
  highestPrizeMinor: row.highest_minor,
  prizeMinor: row.prize_minor,
  rebateMinor: row.rebate_minor,
  currency: row.currency,
  createdAt: row.created_at,
  closeAt: row.close_at,
  ...(row.ended_at !== null && { endedAt: row.ended_at }),
  ...(row.chase_id !== null && { chase: row.chase_id }),
  ...(row.prize_mode !== null && { prizeMode: row.prize_mode }),
})

/** An order as a list shows it. */
export const showSummary = (row: LotteryOrderRow, now: number): LotteryOrderSummary => ({
  ...showFields(row, now),
  lineCount: row.line_count,
  firstPlay: row.first_play,
})

const showLine = (row: LotteryLineRow, closeAt: number, now: number): LotteryLine => ({
  no: row.no,
  play: row.play,
  picks: row.picks.map((numbers) => [...numbers]),
  units: row.units,
  multiplier: row.multiplier,
  mode: row.mode,
  prizeGroup: row.prize_group,
  amountMinor: row.amount_minor,
  prizes: [...row.prizes],
  rebate: row.rebate,
  state: stateAt(row, closeAt, now),
  winUnits: [...row.win_units],
  prizeTenThousandths: row.prize_fine,
})

/** Lines of orders, in the order of the slip. */
export const readLines = (queries: Queries, orderIds: readonly string[]): Promise<LotteryLineRow[]> =>
  queries
    .selectFrom('lottery_lines')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('no')
    .execute()

/** An order with its lines, as the contract shows it. */
export async function showOrder(queries: Queries, row: LotteryOrderRow, now: number): Promise<LotteryOrder> {
  const lines = await readLines(queries, [row.id])
  return {
    ...showFields(row, now),
    ...(row.salt !== null && !row.is_practice && { salt: row.salt }),
    lines: lines.map((line) => showLine(line, row.close_at, now)),
  }
}

/** Whose order: a member's, of the merchant whose host was called. */
export interface OrderOwner {
  memberId: string
  site: string
}

const own = (queries: Queries, { memberId, site }: OrderOwner, id: string) =>
  queries
    .selectFrom('lottery_orders')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('site', '=', site)

/** An order of a member; another member's counts as unknown. */
export const findOrder = (queries: Queries, owner: OrderOwner, id: string) =>
  own(queries, owner, id).executeTakeFirst()

/** The same with its row locked. */
export const lockOrder = (trx: Trx, owner: OrderOwner, id: string) =>
  own(trx, owner, id).forUpdate().executeTakeFirst()

/** An order as the digest covers it. */
const digested = ({ id, hash }: Pick<LotteryOrderRow, 'id' | 'hash'>): DigestedOrder =>
  hash === null ? { id } : { id, hash: Buffer.from(hash).toString('hex') }

const ofIssue = (queries: Queries, { merchant, code, no }: IssueName) =>
  queries
    .selectFrom('lottery_orders')
    .where('site', '=', merchant)
    .where('lottery', '=', code)
    .where('issue', '=', no)

/** A page of the orders that the digest of an issue covers, sorted as it sorts them: in the order of their characters. */
export async function digestedOrders(
  queries: Queries,
  issue: IssueName,
  { after, limit }: { after: string; limit: number },
): Promise<{ orders: DigestedOrder[]; hasMore: boolean }> {
  const rows = await ofIssue(queries, issue)
    .select(['id', 'hash'])
    .where('is_practice', '=', false)
    .where(sql<boolean>`id collate "C" > ${after}`)
    .orderBy(sql`id collate "C"`)
    .limit(limit + 1)
    .execute()
  return { orders: rows.slice(0, limit).map(digested), hasMore: rows.length > limit }
}

/** What was accepted for an issue, cancelled orders included. */
export async function acceptedOrders(trx: Trx, issue: IssueName): Promise<AcceptedOrders> {
  const rows = await ofIssue(trx, issue).select(['id', 'hash', 'is_practice']).execute()
  return {
    orders: rows.filter((row) => !row.is_practice).map(digested),
    hasPractice: rows.some((row) => row.is_practice),
  }
}
