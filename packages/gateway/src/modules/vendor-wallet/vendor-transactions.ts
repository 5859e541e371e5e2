import type { Trx } from '../../db/database'
import type { VendorTransactionRow } from '../../db/play-tables'
import { hashSecret } from '../../security/secrets'
import type { LockedPlay } from './locked-play'
import { WalletFailure } from './wallet-failure'

/** A money call as it is remembered. */
export interface VendorTransaction {
  action: VendorTransactionRow['action']
  transaction: string
  round: string
  /** The bet that it is about; of a bet itself, its own transaction. */
  bet: string
  amountMinor: number
  /** Also part of what the same transaction must say again. */
  isRoundEnd?: boolean
}

const hashOf = (memberId: string, one: VendorTransaction, currency: string): string =>
  hashSecret(
    JSON.stringify([
      one.action,
      memberId,
      one.round,
      one.bet,
      one.amountMinor,
      currency,
      one.isRoundEnd ?? false,
    ]),
  )

/**
 * Writes a transaction down in the transaction that books it, once. Answers false when the same one was there.
 * @throws WalletFailure `RS_ERROR_DUPLICATE_TRANSACTION` when the id was used for something else.
 */
export async function claimTransaction(
  trx: Trx,
  play: LockedPlay,
  one: VendorTransaction,
  now: number,
): Promise<boolean> {
  const { merchant, vendor, memberId, currency } = play
  const requestHash = hashOf(memberId, one, currency)
  const claimed = await trx
    .insertInto('vendor_transactions')
    .values({
      merchant,
      vendor,
      transaction: one.transaction,
      action: one.action,
      request_hash: requestHash,
      member_id: memberId,
      sitting_id: play.sittingId,
      round: one.round,
      bet: one.bet,
      amount_minor: one.amountMinor,
      currency,
      outcome: 'booked',
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['merchant', 'vendor', 'transaction']).doNothing())
    .returning('transaction')
    .executeTakeFirst()
  if (claimed) return true
  const known = await trx
    .selectFrom('vendor_transactions')
    .select('request_hash')
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .where('transaction', '=', one.transaction)
    .executeTakeFirstOrThrow()
  if (known.request_hash !== requestHash) throw new WalletFailure('RS_ERROR_DUPLICATE_TRANSACTION')
  return false
}

/** A bet of a vendor, or undefined. */
export const findBet = (
  trx: Trx,
  { merchant, vendor }: LockedPlay,
  bet: string,
): Promise<VendorTransactionRow | undefined> =>
  trx
    .selectFrom('vendor_transactions')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .where('transaction', '=', bet)
    .where('action', '=', 'bet')
    .executeTakeFirst()

/** Whether something that is about a bet has been written down: a win, or a rollback of an unknown one. */
export async function hasFollower(
  trx: Trx,
  { merchant, vendor, memberId }: LockedPlay,
  bet: string,
  action: 'win' | 'rollback',
): Promise<boolean> {
  const row = await trx
    .selectFrom('vendor_transactions')
    .select('transaction')
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .where('bet', '=', bet)
    .where('action', '=', action)
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Notes what became of a transaction, and of a rollback how much it gave back. */
export async function setOutcome(
  trx: Trx,
  { merchant, vendor }: LockedPlay,
  transaction: string,
  outcome: VendorTransactionRow['outcome'],
  amountMinor?: number,
): Promise<void> {
  await trx
    .updateTable('vendor_transactions')
    .set({ outcome, ...(amountMinor !== undefined && { amount_minor: amountMinor }) })
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .where('transaction', '=', transaction)
    .execute()
}
