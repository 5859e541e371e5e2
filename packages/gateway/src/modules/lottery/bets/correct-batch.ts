import { dayAt } from '@plaza/calendar'
import { ruleSets } from '@plaza/lottery/all'
import { sql } from 'kysely'
import type { Trx } from '../../../kernel/database/database'
import { groupBy } from '../../../kernel/group-by'
import { lockAccounts, notifyBalancesChanged, postBulk } from '../../../kernel/ledger'
import { correctPayouts } from '../../play/game-sessions'
import { correctionMoney } from './correction-money'
import type { IssueKey } from './exposure'
import { pushOrders } from './insert-order'
import { orderTransfer } from './order-money'
import type { EndedOrder } from './order-ends'
import { readLines } from './order-queries'
import { settleOrder, type LineResult } from './settle-order'
import type { LotteryLineRow, LotteryOrderRow } from './tables'

/** A corrected result, and who is told. */
export interface Correction {
  /** Which correction of the issue it is, from 1. */
  n: number
  numbers: readonly number[]
  timeZone: string
  now: number
  tell: (ended: readonly EndedOrder[]) => Promise<void>
}

/** Settled orders of an issue that were not settled by its latest correction, locked, at most `limit`. */
export const lockUncorrected = (trx: Trx, { site, lottery, issue }: IssueKey, n: number, limit: number) =>
  trx
    .selectFrom('lottery_orders')
    .selectAll()
    .where('site', '=', site)
    .where('lottery', '=', lottery)
    .where('issue', '=', issue)
    .where('state', 'in', ['paid', 'lost', 'corrected'])
    .where('correction', '<', n)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()

/** What a correction makes of one order. */
export interface Resettled {
  row: LotteryOrderRow
  prizeMinor: number
  /** What it owes from then on, minor units: as before, until its money has moved. */
  debtMinor: number
  /** What it pays more than before, minor units. */
  deltaMinor: number
  /** Lines whose winning units are others. */
  changed: LineResult[]
}

const isOther = (line: LotteryLineRow | undefined, result: LineResult): boolean =>
  JSON.stringify(line?.win_units) !== JSON.stringify(result.winUnits)

function resettle(
  row: LotteryOrderRow,
  lines: readonly LotteryLineRow[],
  numbers: readonly number[],
): Resettled {
  const { results, prizeMinor, rebateMinor } = settleOrder(row, lines, ruleSets[row.rules], numbers)
  const changed = results.filter((result) =>
    isOther(
      lines.find((line) => line.no === result.no),
      result,
    ),
  )
  const deltaMinor = prizeMinor + rebateMinor - row.prize_minor - row.rebate_minor
  return { row, prizeMinor, debtMinor: row.debt_minor, deltaMinor, changed }
}

/** The balances of the main wallets of one ledger's orders; they and the house's accounts are locked, in one order. */
async function lockBalances(trx: Trx, rows: readonly LotteryOrderRow[]): Promise<Map<string, bigint>> {
  const [first] = rows
  if (!first) return new Map()
  const names = rows.flatMap((row) =>
    orderTransfer(row, 'lottery-correction', 0, 0).entries.map(({ account }) => account),
  )
  const locked = await lockAccounts(trx, first.merchant, first.currency, names)
  return new Map(locked.map(({ owner, balanceMinor }) => [owner, balanceMinor]))
}

/** Moves the money of one ledger's orders, and returns what each owes from then on, by its id. */
async function moveMoney(
  trx: Trx,
  resettled: readonly Resettled[],
  { n, now }: Correction,
): Promise<Map<string, number>> {
  const moving = resettled.filter(({ deltaMinor }) => deltaMinor !== 0)
  const [first] = moving
  const debts = new Map<string, number>()
  if (!first) return debts
  const balances = await lockBalances(
    trx,
    moving.map(({ row }) => row),
  )
  const booked = moving.flatMap(({ row, deltaMinor }) => {
    const balanceMinor = balances.get(row.member_id) ?? 0n
    const money = correctionMoney({ deltaMinor, debtMinor: row.debt_minor, balanceMinor })
    balances.set(row.member_id, balanceMinor + BigInt(money.bookedMinor))
    debts.set(row.id, money.debtMinor)
    return money.bookedMinor === 0 ? [] : [{ row, minor: money.bookedMinor }]
  })
  await postBulk(trx, {
    merchant: first.row.merchant,
    currency: first.row.currency,
    transfers: booked.map(({ row, minor }) => orderTransfer(row, 'lottery-correction', minor, now, n)),
  })
  await notifyBalancesChanged(
    trx,
    booked.map(({ row }) => row.member_id),
  )
  return debts
}

async function write(
  trx: Trx,
  resettled: readonly Resettled[],
  debts: ReadonlyMap<string, number>,
  n: number,
): Promise<void> {
  const orders = resettled.map(({ row, prizeMinor, changed }) => ({
    id: row.id,
    state: changed.length > 0 ? 'corrected' : row.state,
    prize: prizeMinor,
    debt: debts.get(row.id) ?? row.debt_minor,
  }))
  await sql`update lottery_orders o set state = r.state, prize_minor = r.prize, debt_minor = r.debt, correction = ${n}
    from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as r(id text, state text, prize bigint, debt bigint)
    where o.id = r.id`.execute(trx)
  const lines = resettled.flatMap(({ changed }) => changed)
  await sql`update lottery_lines l set state = 'corrected', win_units = r."winUnits", prize_fine = r."prizeFine"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as r("order" text, no integer, "winUnits" jsonb, "prizeFine" bigint)
    where l.order_id = r."order" and l.no = r.no`.execute(trx)
}

/** What plans are told of their corrected orders. */
const ofChases = (touched: readonly Resettled[]): EndedOrder[] =>
  touched.flatMap(({ row: { id, issue, chase_id: chaseId, prize_minor: formerPrizeMinor }, prizeMinor }) =>
    chaseId === null
      ? []
      : [{ id, issue, chaseId, state: prizeMinor > 0 ? 'won' : 'lost', prizeMinor, formerPrizeMinor }],
  )

/**
 * Settles orders of a corrected issue again, in the caller's transaction: what they won too much is taken back as far as
 * the wallet has it, and the rest is noted as the order's debt (BET-6). Returns those that it touched.
 */
export async function correctBatch(
  trx: Trx,
  rows: readonly LotteryOrderRow[],
  correction: Correction,
): Promise<Resettled[]> {
  const { n, numbers, timeZone, tell } = correction
  const ids = rows.map((row) => row.id)
  const lines = groupBy(await readLines(trx, ids), (line) => line.order_id)
  const resettled = rows.map((row) => resettle(row, lines.get(row.id) ?? [], numbers))
  const touched = resettled.filter(({ changed }) => changed.length > 0)
  await correctPayouts(
    trx,
    resettled.map(({ row, deltaMinor }) => ({
      memberId: row.member_id,
      day: dayAt(timeZone, row.ended_at ?? row.close_at),
      type: 'LOTT',
      payoutMinor: deltaMinor,
    })),
  )
  await tell(ofChases(touched))
  const debts = new Map<string, number>()
  for (const ledger of groupBy(resettled, ({ row }) => `${row.merchant} ${row.currency}`).values()) {
    const ofLedger = await moveMoney(trx, ledger, correction)
    await write(trx, ledger, ofLedger, n)
    for (const [id, debtMinor] of ofLedger) debts.set(id, debtMinor)
  }
  await pushOrders(
    trx,
    touched.map(({ row }) => ({ ...row, state: 'corrected' })),
  )
  return touched.map((one) => ({ ...one, debtMinor: debts.get(one.row.id) ?? one.debtMinor }))
}
