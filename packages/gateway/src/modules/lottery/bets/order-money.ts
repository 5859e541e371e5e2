import { createHash } from 'node:crypto'
import type { LedgerKind } from '@plaza/contract/money'
import { houseAccount, memberWallet, type BulkTransfer } from '../../../kernel/ledger'
import type { CorrectionMoney } from './correction-money'
import type { LotteryOrderRow } from './tables'

type LotteryKind = Extract<LedgerKind, `lottery-${string}`> | 'chase-bet'

/** How many accounts share the merchant's side, so that orders of different members need not wait for each other. */
const houseAccounts = 16

/** The merchant's account of an order: always the same one. */
const houseOf = (orderId: string) =>
  houseAccount(`house:lottery:${(createHash('sha256').update(orderId).digest()[0] ?? 0) % houseAccounts}`)

type Owned = Pick<LotteryOrderRow, 'id' | 'member_id'>

/**
 * One booking of an order, between a wallet of the member and the merchant: the main one, but for a stake that was reserved. `part` names what is booked once: the
 * line of a cancellation, the correction of a result.
 */
export function orderTransfer(
  order: Owned,
  kind: LotteryKind,
  amountMinor: number,
  now: number,
  part?: string | number,
): BulkTransfer {
  return {
    kind,
    reference: order.id,
    idempotencyKey: part === undefined ? `${kind}:${order.id}` : `${kind}:${order.id}:${part}`,
    entries: [
      { account: memberWallet(order.member_id, kind === 'chase-bet' ? 'chase' : 'main'), amountMinor },
      { account: houseOf(order.id), amountMinor: -amountMinor },
    ],
    now,
  }
}

/** A correction: what is booked and what the member also owes, against the same account of the merchant (BET-6). */
export function correctionTransfer(
  order: Owned,
  { bookedMinor, owedMinor }: CorrectionMoney,
  now: number,
  n: number,
): BulkTransfer {
  const booked = orderTransfer(order, 'lottery-correction', bookedMinor - owedMinor, now, n)
  const [, house] = booked.entries
  const entries = [
    { account: memberWallet(order.member_id, 'main'), amountMinor: bookedMinor },
    { account: houseAccount(`house:debts:${order.member_id}`), amountMinor: -owedMinor },
    ...(house ? [house] : []),
  ]
  return { ...booked, entries: entries.filter(({ amountMinor }) => amountMinor !== 0) }
}
