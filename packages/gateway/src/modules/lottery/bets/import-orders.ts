import type { LotteryRules, PrizeGroups, SlipLine } from '@plaza/contract/lottery'
import type { RuleSet } from '@plaza/lottery'
import { ruleSets } from '@plaza/lottery/all'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import type { BulkTransfer } from '../../../kernel/ledger'
import { exactSum } from '../../../kernel/ledger/exact'
import { lineRowOf, orderRowOf } from './insert-order'
import { orderTransfer } from './order-money'
import { quoteLine } from './quote-line'
import { settleOrder } from './settle-order'
import type { LotteryLineRow, LotteryOrderRow } from './tables'

/** The result by which an order was settled again, and when. */
export interface CorrectedEnd {
  numbers: readonly number[]
  at: number
}

/** How an order of the past ended: still open, cancelled whole, on a voided issue, or drawn. Times in ms. */
export type ImportedEnd =
  | { state: 'open' }
  | { state: 'cancelled' | 'void'; at: number }
  | { state: 'drawn'; at: number; numbers: readonly number[]; corrected?: CorrectedEnd }

/** An order of the past as its member placed it. */
export interface ImportedLotteryOrder {
  id: string
  memberId: string
  lottery: string
  rules: LotteryRules
  issue: string
  lines: readonly SlipLine[]
  createdAt: number
  closeAt: number
  end: ImportedEnd
  /** The plan whose reserve paid it. */
  chaseId?: string
}

/** The merchant of imported orders, and its prize groups. */
export interface ImportedOrderTerms {
  merchant: string
  currency: string
  groups: PrizeGroups
}

/** An order of the past with what it came to: its rows, and the money that it moved. */
export interface SettledImport {
  row: LotteryOrderRow
  lines: LotteryLineRow[]
  /** In order of time; `postBulk` writes them. */
  transfers: BulkTransfer[]
}

/** Computes orders of the past by the same rules as any other: nothing of stakes and prizes is given. */
export function settleImported(order: ImportedLotteryOrder, terms: ImportedOrderTerms): SettledImport {
  const rules = ruleSets[order.rules]
  const quotes = order.lines.map((line, index) =>
    quoteLine(line, index + 1, { rules, groups: terms.groups, currency: terms.currency }),
  )
  const placed = orderRowOf(order.id, {
    site: terms.merchant,
    lottery: order.lottery,
    issue: order.issue,
    merchant: terms.merchant,
    memberId: order.memberId,
    isPractice: false,
    rules: order.rules,
    chaseId: order.chaseId ?? null,
    prizeMode: null,
    currency: terms.currency,
    closeAt: order.closeAt,
    quotes,
    // Of the past everything is the same each time, and anybody may know it.
    salt: order.id,
    now: order.createdAt,
  })
  const lines = quotes.map((quote) => lineRowOf(order.id, quote))
  const kind = order.chaseId === undefined ? 'lottery-bet' : 'chase-bet'
  const stake = orderTransfer(placed, kind, -placed.amount_minor, order.createdAt)
  const { end } = order
  if (end.state === 'open') return { row: placed, lines, transfers: [stake] }
  if (end.state !== 'drawn') {
    const isCancelled = end.state === 'cancelled'
    const back = isCancelled ? 'lottery-cancel' : 'lottery-void'
    return {
      row: {
        ...placed,
        state: end.state,
        ended_at: end.at,
        cancelled_minor: isCancelled ? placed.amount_minor : 0,
      },
      lines: lines.map((line) => ({ ...line, state: end.state })),
      transfers: [stake, orderTransfer(placed, back, placed.amount_minor, end.at)],
    }
  }
  const settled = drawnImport({ row: placed, lines, transfers: [stake] }, rules, end)
  return end.corrected ? correctedImport(settled, rules, end.corrected) : settled
}

/** An order of the past after its draw. */
function drawnImport(
  { row, lines, transfers }: SettledImport,
  rules: RuleSet,
  { at, numbers }: CorrectedEnd,
): SettledImport {
  const { results, prizeMinor, rebateMinor } = settleOrder(row, lines, rules, numbers)
  return {
    row: {
      ...row,
      state: prizeMinor > 0 ? 'paid' : 'lost',
      prize_minor: prizeMinor,
      rebate_minor: rebateMinor,
      ended_at: at,
    },
    lines: lines.map((line, index) => ({
      ...line,
      state: results[index]?.state ?? 'lost',
      win_units: results[index]?.winUnits ?? [],
      prize_fine: results[index]?.prizeFine ?? 0,
    })),
    transfers: [
      ...transfers,
      ...(prizeMinor > 0 ? [orderTransfer(row, 'lottery-prize', prizeMinor, at)] : []),
      ...(rebateMinor > 0 ? [orderTransfer(row, 'lottery-rebate', rebateMinor, at)] : []),
    ],
  }
}

/** The same order after its result was corrected once; `corrected` where that changed what it won. */
function correctedImport(
  { row, lines, transfers }: SettledImport,
  rules: RuleSet,
  { numbers, at }: CorrectedEnd,
): SettledImport {
  const { results, prizeMinor } = settleOrder(row, lines, rules, numbers)
  const isOther = (line: LotteryLineRow, index: number) =>
    JSON.stringify(line.win_units) !== JSON.stringify(results[index]?.winUnits)
  const deltaMinor = prizeMinor - row.prize_minor
  return {
    row: {
      ...row,
      state: lines.some(isOther) ? 'corrected' : row.state,
      prize_minor: prizeMinor,
      correction: 1,
    },
    lines: lines.map((line, index) =>
      isOther(line, index)
        ? {
            ...line,
            state: 'corrected',
            win_units: results[index]?.winUnits ?? [],
            prize_fine: results[index]?.prizeFine ?? 0,
          }
        : line,
    ),
    transfers: [
      ...transfers,
      ...(deltaMinor === 0 ? [] : [orderTransfer(row, 'lottery-correction', deltaMinor, at, 1)]),
    ],
  }
}

/** What an order of the past counts into its member's day, minor units; nothing while it is open or was given back. */
export const playedOf = ({ row, lines }: SettledImport) => ({
  bets: lines.length,
  stakeMinor: row.amount_minor,
  payoutMinor: exactSum([row.prize_minor, row.rebate_minor]),
  rebateMinor: row.rebate_minor,
})

/** Writes orders of the past; the money that they moved goes into the ledger by `postBulk`. */
export async function importLotteryOrders(trx: Trx, orders: readonly SettledImport[]): Promise<void> {
  await insertRows(
    trx,
    'lottery_orders',
    orders.map(({ row }) => ({ ...row, hash: row.hash && `\\x${Buffer.from(row.hash).toString('hex')}` })),
  )
  await insertRows(
    trx,
    'lottery_lines',
    orders.flatMap(({ lines }) => lines),
  )
}
