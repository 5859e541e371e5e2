import { sql } from 'kysely'
import type { Queries } from '../database/database'

/** What an audit found; empty is a sound ledger. Money is in digits, however large. */
export type LedgerProblem =
  | { problem: 'sum'; merchant: string; currency: string; sumMinor: string }
  | { problem: 'transaction'; transactionId: number; sumMinor: string }
  | { problem: 'balance'; accountId: number; balanceMinor: string; derivedMinor: string }
  | { problem: 'version'; accountId: number; version: number; entries: number }
  | { problem: 'negative'; accountId: number; balanceMinor: string }

const sums = (queries: Queries) =>
  sql<{ merchant: string; currency: string; sumMinor: string }>`
  select t.merchant, e.currency, sum(e.amount_minor)::text as "sumMinor"
  from entries e join transactions t on t.id = e.transaction_id
  group by t.merchant, e.currency having sum(e.amount_minor) <> 0`.execute(queries)

const transactions = (queries: Queries) =>
  sql<{ transactionId: number; sumMinor: string }>`
  select transaction_id as "transactionId", sum(amount_minor)::text as "sumMinor" from entries
  group by transaction_id, currency having sum(amount_minor) <> 0 limit 100`.execute(queries)

interface DerivedAccount {
  accountId: number
  owner: string
  balanceMinor: string
  version: number
  derivedMinor: string
  entries: number
}

const accounts = (queries: Queries) =>
  sql<DerivedAccount>`
  select a.id as "accountId", a.owner, a.balance_minor::text as "balanceMinor", a.version,
    coalesce(sum(e.amount_minor), 0)::text as "derivedMinor", count(e.id)::bigint as entries
  from accounts a left join entries e on e.account_id = a.id
  group by a.id
  having a.balance_minor <> coalesce(sum(e.amount_minor), 0) or a.version <> count(e.id)
    or (a.owner <> 'house' and a.balance_minor < 0)
  limit 100`.execute(queries)

/**
 * Derives everything again from the entries: all of a merchant's sum to zero, every transaction's do, every
 * balance is the sum of its entries; versions count them; and no member's balance is negative.
 */
export async function ledgerAudit(queries: Queries): Promise<LedgerProblem[]> {
  const problems: LedgerProblem[] = []
  for (const row of (await sums(queries)).rows) problems.push({ problem: 'sum', ...row })
  for (const row of (await transactions(queries)).rows) problems.push({ problem: 'transaction', ...row })
  for (const { accountId, owner, balanceMinor, version, derivedMinor, entries } of (await accounts(queries))
    .rows) {
    if (balanceMinor !== derivedMinor)
      problems.push({ problem: 'balance', accountId, balanceMinor, derivedMinor })
    if (version !== entries) problems.push({ problem: 'version', accountId, version, entries })
    if (owner !== 'house' && balanceMinor.startsWith('-'))
      problems.push({ problem: 'negative', accountId, balanceMinor })
  }
  return problems
}
