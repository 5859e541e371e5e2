import { sql } from 'kysely'
import type { Trx } from '../database/database'
import { bigSum } from './exact'
import { house, lockAccounts, writeBalances, type LockedAccount } from './accounts'
import type { Transfer } from './transfer'

/** A transfer of a bulk; merchant and currency are the bulk's. */
export type BulkTransfer = Omit<Transfer, 'merchant' | 'currency'>

export interface Bulk {
  merchant: string
  currency: string
  /** In the order in which they happened. */
  transfers: BulkTransfer[]
}

const rowsAStatement = 2_000

interface TransactionLine {
  id: number
  kind: string
  reference: string
  key: string | null
  at: number
}
interface EntryLine {
  transaction: number
  account: number
  amount: number
  /** In digits. */
  balance: string
}

async function reserveIds(trx: Trx, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('transactions', 'id'))::bigint as id from generate_series(1, ${count}::int)
    order by id`.execute(trx)
  return rows.map((row) => row.id)
}

function bookAll(bulk: Bulk, ids: number[], accounts: Map<string, LockedAccount>): EntryLine[][] {
  return bulk.transfers.map((one, index) => {
    if (bigSum(one.entries.map((entry) => entry.amountMinor)) !== 0n)
      throw new RangeError(`the entries of ${one.kind} ${one.reference} do not sum to zero`)
    return one.entries
      .filter((entry) => entry.amountMinor !== 0)
      .map(({ account: name, amountMinor }) => {
        const account = accounts.get(`${name.owner}/${name.wallet}`)
        if (!account) throw new Error(`no account ${name.owner}/${name.wallet}`)
        account.balanceMinor += BigInt(amountMinor)
        account.version += 1
        if (account.owner !== house && account.balanceMinor < 0n)
          throw new RangeError(`${one.kind} ${one.reference} takes ${name.owner}/${name.wallet} below zero`)
        return {
          transaction: ids[index] ?? 0,
          account: account.id,
          amount: amountMinor,
          balance: String(account.balanceMinor),
        }
      })
  })
}

const insertTransactions = (trx: Trx, merchant: string, lines: TransactionLine[]) =>
  sql`
  insert into transactions (id, merchant, kind, reference, idempotency_key, created_at)
  select id, ${merchant}, kind, reference, key, at
  from json_to_recordset(${JSON.stringify(lines)}::json)
    as line(id bigint, kind text, reference text, key text, at bigint)`.execute(trx)

const insertEntries = (trx: Trx, currency: string, lines: EntryLine[]) =>
  sql`
  insert into entries (transaction_id, account_id, currency, amount_minor, balance_after_minor)
  select transaction, account, ${currency}, amount, balance
  from json_to_recordset(${JSON.stringify(lines)}::json)
    as line(transaction bigint, account bigint, amount bigint, balance bigint)`.execute(trx)

/**
 * Writes many transfers of one merchant at once, for seeding: thousands a second, under the same guards as `transfer`.
 * An idempotency key that was used before fails the whole.
 * @throws RangeError when a transfer does not sum to zero or a member's wallet would go below zero on the way.
 */
export async function postBulk(trx: Trx, bulk: Bulk): Promise<void> {
  if (bulk.transfers.length === 0) return
  const names = bulk.transfers.flatMap((one) => one.entries.map((entry) => entry.account))
  const locked = await lockAccounts(trx, bulk.merchant, bulk.currency, names)
  const accounts = new Map(locked.map((account) => [`${account.owner}/${account.wallet}`, account]))
  const ids = await reserveIds(trx, bulk.transfers.length)
  const entries = bookAll(bulk, ids, accounts)
  for (let from = 0; from < bulk.transfers.length; from += rowsAStatement) {
    const part = bulk.transfers.slice(from, from + rowsAStatement)
    await insertTransactions(
      trx,
      bulk.merchant,
      part.map((one, index) => ({
        id: ids[from + index] ?? 0,
        kind: one.kind,
        reference: one.reference,
        key: one.idempotencyKey ?? null,
        at: one.now,
      })),
    )
    await insertEntries(trx, bulk.currency, entries.slice(from, from + rowsAStatement).flat())
  }
  await writeBalances(trx, locked)
}
