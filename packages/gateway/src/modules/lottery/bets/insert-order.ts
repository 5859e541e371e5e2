import { betChanged, type PrizeMode } from '@plaza/contract/lottery'
import { highestOrderPrize, type RulesId } from '@plaza/lottery'
import { randomBytes } from 'node:crypto'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { transfer } from '../../../kernel/ledger'
import { exactSum } from '../../../kernel/ledger/exact'
import { newOrderNumber } from '../../../kernel/order-number'
import { pushEvents } from '../../../kernel/stream/push'
import { hashOf } from './order-hash'
import type { IssueKey } from './exposure'
import { orderTransfer } from './order-money'
import type { LineQuote } from './quote-line'
import { sidesOf } from './sides'
import type { LotteryLineRow, LotteryOrderRow } from './tables'

/** An order to write: whose, on which issue, and its computed lines. */
export interface NewOrder extends IssueKey {
  merchant: string
  memberId: string
  isPractice: boolean
  rules: RulesId
  chaseId: string | null
  prizeMode: PrizeMode | null
  currency: string
  closeAt: number
  quotes: readonly LineQuote[]
  /** Random, so that the published hash of the order tells nobody else its lines. */
  salt: string
  now: number
}

/** The row of a new order. */
export const orderRowOf = (id: string, order: NewOrder): LotteryOrderRow => ({
  id,
  merchant: order.merchant,
  site: order.site,
  member_id: order.memberId,
  is_practice: order.isPractice,
  lottery: order.lottery,
  rules: order.rules,
  issue: order.issue,
  chase_id: order.chaseId,
  currency: order.currency,
  amount_minor: exactSum(order.quotes.map((quote) => quote.amountMinor)),
  cancelled_minor: 0,
  highest_minor: highestOrderPrize(order.quotes),
  prize_minor: 0,
  rebate_minor: 0,
  invalid_minor: 0,
  state: 'placed',
  line_count: order.quotes.length,
  first_play: order.quotes[0]?.play.id ?? '',
  created_at: order.now,
  close_at: order.closeAt,
  ended_at: null,
  correction: 0,
  salt: order.salt,
  hash: hashOf({ ...order, id }),
  prize_mode: order.prizeMode,
})

/** The row of a line of a new order. */
export const lineRowOf = (orderId: string, quote: LineQuote): LotteryLineRow => ({
  order_id: orderId,
  no: quote.no,
  play: quote.play.id,
  picks: quote.picks,
  units: quote.units,
  multiplier: quote.multiplier,
  mode: quote.mode,
  prize_group: quote.prizeGroup,
  amount_minor: quote.amountMinor,
  highest_minor: quote.highestMinor,
  prizes: quote.prizes,
  rebate: quote.rebate,
  sides: sidesOf(quote.play, quote.picks),
  state: 'placed',
  win_units: [],
  prize_fine: 0,
})

/** Writes an order with its lines. The stake is not taken by it. */
export async function insertOrder(trx: Trx, order: Omit<NewOrder, 'salt'>): Promise<LotteryOrderRow> {
  const salt = randomBytes(16).toString('hex')
  const row = orderRowOf(newOrderNumber('LT'), { ...order, salt })
  await trx.insertInto('lottery_orders').values(row).execute()
  await insertRows(
    trx,
    'lottery_lines',
    order.quotes.map((quote) => lineRowOf(row.id, quote)),
  )
  return row
}

type Pushed = Pick<LotteryOrderRow, 'id' | 'member_id' | 'lottery' | 'issue' | 'state'>

/** Tells the members' pages the states of orders, once the transaction commits. */
export const pushOrders = (trx: Trx, rows: readonly Pushed[]): Promise<void> =>
  pushEvents(
    trx,
    betChanged,
    rows.map(({ id, member_id: memberId, lottery, issue, state }) => ({
      memberId,
      payload: { id, lottery, issue, state },
    })),
  )

/** Takes the stake of an order from the main wallet, or from what its chase plan reserved. @throws CallFailure `wallet.insufficient`. */
export async function bookStake(trx: Trx, row: LotteryOrderRow, now: number): Promise<void> {
  const isChase = row.chase_id !== null
  await transfer(trx, {
    merchant: row.merchant,
    currency: row.currency,
    ...orderTransfer(row, isChase ? 'chase-bet' : 'lottery-bet', -row.amount_minor, now),
  })
  await pushOrders(trx, [row])
}
