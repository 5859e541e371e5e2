import { sql } from 'kysely'
import type { Queries } from '../database/database'

/** What an audit found; empty is a sound ledger. Money is in digits, however large. */
export type LedgerProblem =
  | { problem: 'sum'; merchant: string; currency: string; sumMinor: string }
  | { problem: 'transaction'; transactionId: number; sumMinor: string }
  | { problem: 'balance'; accountId: number; balanceMinor: string; derivedMinor: string }
  | { problem: 'version'; accountId: number; version: number; entries: number }
  | { problem: 'negative'; accountId: number; balanceMinor: string }
  | { problem: 'debt'; accountId: number; owedMinor: string; claimMinor: string; balanceMinor: string }

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

/** Wallets that owe something else than their merchant claims, or hold money while they owe. */
const debts = (queries: Queries) =>
  sql<{ accountId: number; owedMinor: string; claimMinor: string; balanceMinor: string }>`
  select m.id as "accountId", m.owed_minor::text as "owedMinor", (-coalesce(c.balance_minor, 0))::text as "claimMinor",
    m.balance_minor::text as "balanceMinor"
  from accounts m left join accounts c on c.merchant = m.merchant and c.owner = 'house'
    and c.wallet = 'house:debts:' || m.owner and c.currency = m.currency
  where m.owner <> 'house' and m.wallet = 'main'
    and (m.owed_minor <> -coalesce(c.balance_minor, 0) or (m.owed_minor > 0 and m.balance_minor > 0))
  limit 100`.execute(queries)

/**
 * Derives everything again from the entries: all of a merchant's sum to zero, every transaction's do, every
 * balance is the sum of its entries; versions count them; no member's balance is negative;
 * and what a member owes is what its merchant claims, with nothing left in the wallet that it is taken from (LEDGER-7).
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
  for (const row of (await debts(queries)).rows) problems.push({ problem: 'debt', ...row })
  return problems
}
