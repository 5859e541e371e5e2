import { ruleSets } from '@plaza/lottery/all'
import { sql } from 'kysely'
import type { Trx } from '../../../kernel/database/database'
import { groupBy } from '../../../kernel/group-by'
import { notifyBalancesChanged, postBulk, type BulkTransfer } from '../../../kernel/ledger'
import { sayStakesSettled, type SettledStake } from '../../../kernel/stakes/stake-settled'
import type { IssueKey } from './exposure'
import { pushOrders } from './insert-order'
import { invalidOf } from './invalid-stakes'
import { orderTransfer } from './order-money'
import type { EndedOrder } from './order-ends'
import { readLines } from './order-queries'
import { settleOrder, type OrderResult } from './settle-order'
import type { LotteryOrderRow } from './tables'

/** When a batch is settled, which day that is in the zone of the draw's merchant, and who is told. */
export interface Settlement {
  now: number
  day: string
  /** How often the result was corrected before. */
  correction: number
  tell: (ended: readonly EndedOrder[]) => Promise<void>
}

/** The orders of chase plans among those that ended. */
const ofChases = (
  ended: readonly { row: LotteryOrderRow; state: EndedOrder['state']; prizeMinor: number }[],
): EndedOrder[] =>
  ended.flatMap(({ row: { id, issue, chase_id: chaseId }, state, prizeMinor }) =>
    chaseId === null ? [] : [{ id, issue, chaseId, state, prizeMinor }],
  )

/** Orders of an issue that are still placed, locked, at most `limit`. */
export const lockPlaced = (trx: Trx, { site, lottery, issue }: IssueKey, limit: number) =>
  trx
    .selectFrom('lottery_orders')
    .selectAll()
    .where('site', '=', site)
    .where('lottery', '=', lottery)
    .where('issue', '=', issue)
    .where('state', '=', 'placed')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()

/** Books transfers of orders, in one statement for each ledger, and has the members' balances read again. */
async function post(
  trx: Trx,
  booked: readonly { row: LotteryOrderRow; transfers: BulkTransfer[] }[],
): Promise<void> {
  const ledgers = groupBy(booked, ({ row }) => `${row.merchant} ${row.currency}`)
  for (const part of ledgers.values()) {
    const [first] = part
    if (!first) continue
    const { merchant, currency } = first.row
    await postBulk(trx, { merchant, currency, transfers: part.flatMap(({ transfers }) => transfers) })
  }
  const paid = booked.filter(({ transfers }) => transfers.length > 0).map(({ row }) => row.member_id)
  await notifyBalancesChanged(trx, paid)
}

const endState = ({ prizeMinor }: OrderResult) => (prizeMinor > 0 ? 'paid' : 'lost')

async function writeResults(
  trx: Trx,
  settled: readonly OrderResult[],
  { now, correction }: Settlement,
): Promise<void> {
  const orders = settled.map((one) => ({
    id: one.row.id,
    state: endState(one),
    prize: one.prizeMinor,
    rebate: one.rebateMinor,
  }))
  await sql`update lottery_orders o set state = r.state, prize_minor = r.prize, rebate_minor = r.rebate, ended_at = ${now},
      correction = ${correction}
    from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as r(id text, state text, prize bigint, rebate bigint)
    where o.id = r.id`.execute(trx)
  const lines = settled.flatMap(({ results }) => results)
  await sql`update lottery_lines l set state = r.state, win_units = r."winUnits", prize_fine = r."prizeFine"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as r("order" text, no integer, state text, "winUnits" jsonb, "prizeFine" bigint)
    where l.order_id = r."order" and l.no = r.no`.execute(trx)
}

/** What is no turnover, minor units by order. */
type Invalid = ReadonlyMap<string, number>

/** Keeps what is no turnover with its order, so that the figures of days can be derived again; most orders have none. */
async function writeInvalid(trx: Trx, settled: readonly OrderResult[], invalid: Invalid): Promise<void> {
  const found = settled
    .map(({ row }) => ({ id: row.id, minor: invalid.get(row.id) ?? 0 }))
    .filter(({ minor }) => minor > 0)
  if (found.length === 0) return
  await sql`update lottery_orders o set invalid_minor = r.minor
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as r(id text, minor bigint)
    where o.id = r.id`.execute(trx)
}

/** What each order tells the rules about stakes. */
const stakeOf = (row: LotteryOrderRow, day: string) => ({
  merchant: row.merchant,
  memberId: row.member_id,
  day,
  kind: 'LOTT' as const,
  source: row.lottery,
  reference: row.id,
  isPractice: row.is_practice,
  stakeMinor: row.amount_minor - row.cancelled_minor,
})

/** An order that was settled, and what of its stake is no turnover. */
function settledStake(
  { row, lines, prizeMinor, rebateMinor }: OrderResult,
  invalid: Invalid,
  day: string,
): SettledStake {
  const stake = stakeOf(row, day)
  return {
    ...stake,
    change: 'settled',
    bets: lines.length,
    payoutMinor: prizeMinor + rebateMinor,
    rebateMinor,
    validMinor: stake.stakeMinor - (invalid.get(row.id) ?? 0),
  }
}

const voidStake = (row: LotteryOrderRow, day: string): SettledStake => ({
  ...stakeOf(row, day),
  change: 'void',
  bets: 0,
  payoutMinor: 0,
  rebateMinor: 0,
  validMinor: 0,
})

/** Settles orders of a drawn issue: results, prizes and rebates, in the caller's transaction (BET-3). */
export async function settleBatch(
  trx: Trx,
  rows: readonly LotteryOrderRow[],
  numbers: readonly number[],
  settlement: Settlement,
): Promise<void> {
  const { now, day, tell } = settlement
  const lines = groupBy(
    await readLines(
      trx,
      rows.map((row) => row.id),
    ),
    (line) => line.order_id,
  )
  const settled = rows.map((row) => settleOrder(row, lines.get(row.id) ?? [], ruleSets[row.rules], numbers))
  await writeResults(trx, settled, settlement)
  const invalid = await invalidOf(trx, settled)
  await writeInvalid(trx, settled, invalid)
  await tell(
    ofChases(
      settled.map(({ row, prizeMinor }) => ({ row, prizeMinor, state: prizeMinor > 0 ? 'won' : 'lost' })),
    ),
  )
  await post(
    trx,
    settled.map(({ row, prizeMinor, rebateMinor }) => ({
      row,
      transfers: [
        ...(prizeMinor > 0 ? [orderTransfer(row, 'lottery-prize', prizeMinor, now)] : []),
        ...(rebateMinor > 0 ? [orderTransfer(row, 'lottery-rebate', rebateMinor, now)] : []),
      ],
    })),
  )
  await sayStakesSettled(
    trx,
    settled.map((one) => settledStake(one, invalid, day)),
    now,
  )
  await pushOrders(
    trx,
    settled.map((one) => ({ ...one.row, state: endState(one) })),
  )
}

/** Gives the stakes of orders on a voided issue back (BET-3). */
export async function refundBatch(
  trx: Trx,
  rows: readonly LotteryOrderRow[],
  { now, day, tell }: Pick<Settlement, 'now' | 'day' | 'tell'>,
): Promise<void> {
  const ids = rows.map((row) => row.id)
  await trx
    .updateTable('lottery_orders')
    .set({ state: 'void', ended_at: now })
    .where('id', 'in', ids)
    .execute()
  await trx
    .updateTable('lottery_lines')
    .set({ state: 'void' })
    .where('order_id', 'in', ids)
    .where('state', '=', 'placed')
    .execute()
  await tell(ofChases(rows.map((row) => ({ row, state: 'void', prizeMinor: 0 }))))
  await post(
    trx,
    rows.map((row) => ({
      row,
      transfers: [orderTransfer(row, 'lottery-void', row.amount_minor - row.cancelled_minor, now)],
    })),
  )
  await sayStakesSettled(
    trx,
    rows.map((row) => voidStake(row, day)),
    now,
  )
  await pushOrders(
    trx,
    rows.map((row) => ({ ...row, state: 'void' })),
  )
}
