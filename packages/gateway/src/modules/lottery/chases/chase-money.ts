import type { LedgerKind } from '@plaza/contract/money'
import type { Trx } from '../../../kernel/database/database'
import { memberWallet, transfer } from '../../../kernel/ledger'
import type { ChaseRow } from './tables'

type Moved = Pick<ChaseRow, 'id' | 'merchant' | 'currency' | 'member_id'>

/** Moves money between the main wallet and what is reserved for plans, once for a plan. */
async function move(
  trx: Trx,
  chase: Moved,
  kind: Extract<LedgerKind, 'chase-reserve' | 'chase-refund'>,
  toReserveMinor: number,
  now: number,
): Promise<void> {
  await transfer(trx, {
    merchant: chase.merchant,
    currency: chase.currency,
    kind,
    reference: chase.id,
    idempotencyKey: `${kind}:${chase.id}`,
    entries: [
      { account: memberWallet(chase.member_id, 'main'), amountMinor: -toReserveMinor },
      { account: memberWallet(chase.member_id, 'chase'), amountMinor: toReserveMinor },
    ],
    now,
  })
}

/** Reserves a whole plan, minor units. @throws CallFailure `wallet.insufficient`. */
export const reserveChase = (trx: Trx, chase: Moved, amountMinor: number, now: number): Promise<void> =>
  move(trx, chase, 'chase-reserve', amountMinor, now)

/** Gives back what was not spent of a plan, minor units: one entry for a plan. */
export const refundChase = (trx: Trx, chase: Moved, amountMinor: number, now: number): Promise<void> =>
  move(trx, chase, 'chase-refund', -amountMinor, now)
