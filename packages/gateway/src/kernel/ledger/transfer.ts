import type { LedgerKind } from '@plaza/contract/money'
import { sql } from 'kysely'
import { CallFailure } from '../call-failure'
import type { Trx } from '../database/database'
import { notifyBalanceChanged } from './balance-changed'
import { bigSum } from './exact'
import {
  house,
  isWithinBounds,
  lockAccounts,
  writeBalances,
  type AccountName,
  type LockedAccount,
} from './accounts'

/** One side of a transfer. */
export interface TransferEntry {
  account: AccountName
  /** Minor units; positive adds to the account. */
  amountMinor: number
}

export interface Transfer {
  merchant: string
  currency: string
  /** The kind of the transfer, a word of the ledger's vocabulary. */
  kind: LedgerKind
  /** The order, bet or promotion that it is about. */
  reference: string
  entries: TransferEntry[]
  /** Given, the transfer happens once for it at this merchant. */
  idempotencyKey?: string
  now: number
}

export interface Posted {
  transactionId: number
  /** True when the idempotency key was used before and nothing was written now. */
  isRepeated: boolean
}

interface Booking {
  account: LockedAccount
  amountMinor: bigint
}

/** A bigint as a value of the database, in digits: drivers know numbers only. */
const bigint = (value: bigint) => sql<number>`${String(value)}::bigint`

/** Sums the entries by account. @throws RangeError when they do not sum to zero or an amount is not whole. */
function bookings(transfer: Transfer, accounts: LockedAccount[]): Booking[] {
  const sums = new Map<LockedAccount, bigint>()
  for (const { account: name, amountMinor } of transfer.entries) {
    const account = accounts.find((one) => one.owner === name.owner && one.wallet === name.wallet)
    if (!account) throw new Error(`no account ${name.owner}/${name.wallet}`)
    sums.set(account, (sums.get(account) ?? 0n) + BigInt(amountMinor))
  }
  return [...sums]
    .map(([account, amountMinor]) => ({ account, amountMinor }))
    .filter((one) => one.amountMinor !== 0n)
}

function checkSum(entries: TransferEntry[]): void {
  if (bigSum(entries.map((entry) => entry.amountMinor)) !== 0n)
    throw new RangeError('the entries of a transfer sum to zero')
}

async function insertTransaction(trx: Trx, transfer: Transfer): Promise<Posted> {
  const { merchant, kind, reference, idempotencyKey = null, now } = transfer
  const inserted = await trx
    .insertInto('transactions')
    .values({ merchant, kind, reference, idempotency_key: idempotencyKey, created_at: now })
    .onConflict((conflict) => conflict.columns(['merchant', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return { transactionId: inserted.id, isRepeated: false }
  const { id } = await trx
    .selectFrom('transactions')
    .select('id')
    .where('merchant', '=', merchant)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow()
  return { transactionId: id, isRepeated: true }
}

async function book(trx: Trx, transfer: Transfer, transactionId: number, booked: Booking[]): Promise<void> {
  for (const { account, amountMinor } of booked) {
    const balanceMinor = account.balanceMinor + amountMinor
    if (account.owner !== house && balanceMinor < 0n) throw new CallFailure('wallet.insufficient')
    if (!isWithinBounds(account, balanceMinor)) throw new CallFailure('amount.too.large')
  }
  await trx
    .insertInto('entries')
    .values(
      booked.map(({ account, amountMinor }) => ({
        transaction_id: transactionId,
        account_id: account.id,
        currency: transfer.currency,
        amount_minor: bigint(amountMinor),
        balance_after_minor: bigint(account.balanceMinor + amountMinor),
      })),
    )
    .execute()
  await writeBalances(
    trx,
    booked.map(({ account, amountMinor }) => ({
      ...account,
      balanceMinor: account.balanceMinor + amountMinor,
      version: account.version + 1,
    })),
  )
}

/**
 * Moves money: writes one transaction whose entries sum to zero, updates the balances with the accounts locked, and
 * notifies whose balances changed (`balanceChannel`). What a
 * member owes is collected from what reaches its main wallet, in a transaction of its own (LEDGER-7). With a used idempotency key it writes nothing (LEDGER-1).
 * @throws CallFailure `wallet.insufficient` when a member's wallet would go below zero, `amount.too.large` when an
 * account would hold more than can be represented exactly.
 * @throws RangeError when the entries do not sum to zero.
 */
export async function transfer(trx: Trx, input: Transfer): Promise<Posted> {
  checkSum(input.entries)
  const posted = await insertTransaction(trx, input)
  if (posted.isRepeated) return posted
  const names = input.entries.map((entry) => entry.account)
  const accounts = await lockAccounts(trx, input.merchant, input.currency, names)
  const booked = bookings(input, accounts)
  await book(trx, input, posted.transactionId, booked)
  for (const { account } of booked)
    if (account.owner !== house) await notifyBalanceChanged(trx, account.owner)
  return posted
}
