import { dayAt } from '@plaza/calendar'
import { ruleSets } from '@plaza/lottery/all'
import { sql } from 'kysely'
import type { Trx } from '../../../kernel/database/database'
import { groupBy } from '../../../kernel/group-by'
import { lockAccounts, notifyBalancesChanged, postBulk, readDebts } from '../../../kernel/ledger'
import { sayStakesSettled } from '../../../kernel/stakes/stake-settled'
import { correctionMoney } from './correction-money'
import type { IssueKey } from './exposure'
import { pushOrders } from './insert-order'
import { correctionTransfer, orderTransfer } from './order-money'
import type { EndedOrder } from './order-ends'
import { readLines } from './order-queries'
import type { Bettors, EndReserves } from './reserved-stakes'
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
  /** Locks what members have reserved for bets to come. */
  lockReserves: (bettors: Bettors) => Promise<EndReserves>
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
  /** What its member owes after it, minor units. */
  debtMinor: number
  /** Whether a plan of its member ended for it. */
  hasEndedPlan: boolean
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
  return { row, prizeMinor, debtMinor: 0, hasEndedPlan: false, deltaMinor, changed }
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

/**
 * Moves the money of one ledger's orders: what main wallets lack is owed, and the plans of those who owe it end, the oldest
 * first, until it is paid. Returns the members whose plans ended.
 */
async function moveMoney(
  trx: Trx,
  resettled: readonly Resettled[],
  { n, now, lockReserves }: Correction,
): Promise<ReadonlySet<string>> {
  const moving = resettled.filter(({ deltaMinor }) => deltaMinor !== 0)
  const [first] = moving
  if (!first) return new Set()
  const { merchant, currency } = first.row
  const losers = moving.filter(({ deltaMinor }) => deltaMinor < 0).map(({ row }) => row.member_id)
  const endReserves = await lockReserves({ merchant, currency, memberIds: [...new Set(losers)] })
  const balances = await lockBalances(
    trx,
    moving.map(({ row }) => row),
  )
  const transfers = moving.map(({ row, deltaMinor }) => {
    const balanceMinor = balances.get(row.member_id) ?? 0n
    const money = correctionMoney({ deltaMinor, balanceMinor })
    balances.set(row.member_id, balanceMinor + BigInt(money.bookedMinor))
    return correctionTransfer(row, money, now, n)
  })
  await postBulk(trx, { merchant, currency, transfers })
  await notifyBalancesChanged(
    trx,
    moving.map(({ row }) => row.member_id),
  )
  return endReserves()
}

async function write(trx: Trx, resettled: readonly Resettled[], n: number): Promise<void> {
  const orders = resettled.map(({ row, prizeMinor, changed }) => ({
    id: row.id,
    state: changed.length > 0 ? 'corrected' : row.state,
    prize: prizeMinor,
  }))
  await sql`update lottery_orders o set state = r.state, prize_minor = r.prize, correction = ${n}
    from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as r(id text, state text, prize bigint)
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
 * the wallet has it, and the rest is owed (BET-6, LEDGER-7). Returns those that it touched.
 */
export async function correctBatch(
  trx: Trx,
  rows: readonly LotteryOrderRow[],
  correction: Correction,
): Promise<Resettled[]> {
  const { n, numbers, timeZone, now, tell } = correction
  const ids = rows.map((row) => row.id)
  const lines = groupBy(await readLines(trx, ids), (line) => line.order_id)
  const resettled = rows.map((row) => resettle(row, lines.get(row.id) ?? [], numbers))
  const touched = resettled.filter(({ changed }) => changed.length > 0)
  await tell(ofChases(touched))
  const planless = new Set<string>()
  for (const ledger of groupBy(resettled, ({ row }) => `${row.merchant} ${row.currency}`).values()) {
    for (const memberId of await moveMoney(trx, ledger, correction)) planless.add(memberId)
    await write(trx, ledger, n)
  }
  await sayStakesSettled(
    trx,
    resettled
      .filter(({ deltaMinor }) => deltaMinor !== 0)
      .map(({ row, deltaMinor }) => ({
        merchant: row.merchant,
        memberId: row.member_id,
        day: dayAt(timeZone, row.ended_at ?? row.close_at),
        kind: 'LOTT',
        source: row.lottery,
        reference: row.id,
        change: 'correction',
        bets: 0,
        stakeMinor: 0,
        payoutMinor: deltaMinor,
        rebateMinor: 0,
        validMinor: 0,
        isPractice: row.is_practice,
        settledAt: row.ended_at ?? row.close_at,
      })),
    now,
  )
  await pushOrders(
    trx,
    touched.map(({ row }) => ({ ...row, state: 'corrected' })),
  )
  const members = touched.map(({ row }) => row.member_id)
  const debts = members.length === 0 ? [] : await readDebts(trx, members)
  return touched.map((one) => ({
    ...one,
    debtMinor: debts.find(({ memberId }) => memberId === one.row.member_id)?.debtMinor ?? 0,
    hasEndedPlan: planless.has(one.row.member_id),
  }))
}
