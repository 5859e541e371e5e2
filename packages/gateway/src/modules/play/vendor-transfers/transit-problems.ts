import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { readWalletBalances } from '../../../kernel/ledger'

/** Money of a member on its way whose transfers sum to something else, minor units in digits. */
export interface TransitProblem {
  problem: 'transit'
  memberId: string
  balanceMinor: string
  pendingMinor: string
}

/** Compares what members have on its way in the ledger with their transfers that are pending; empty is sound. */
export async function transitProblems(queries: Queries): Promise<TransitProblem[]> {
  const booked = await readWalletBalances(queries, 'transfer:transit')
  const rows = await queries
    .selectFrom('vendor_transfers')
    .select(['member_id as memberId', sql<string>`sum(amount_minor)::text`.as('pendingMinor')])
    .where('state', '=', 'pending')
    .groupBy('member_id')
    .execute()
  const pending = new Map(rows.map(({ memberId, pendingMinor }) => [memberId, pendingMinor]))
  const balances = new Map(booked.map(({ owner, balanceMinor }) => [owner, balanceMinor]))
  return [...new Set([...pending.keys(), ...balances.keys()])].flatMap((memberId) => {
    const [balanceMinor, pendingMinor] = [balances.get(memberId) ?? '0', pending.get(memberId) ?? '0']
    return balanceMinor === pendingMinor
      ? []
      : [{ problem: 'transit' as const, memberId, balanceMinor, pendingMinor }]
  })
}

/** Whether anybody has money at a vendor, at any merchant. */
export async function isMoneyAt(queries: Queries, vendor: string): Promise<boolean> {
  const balances = await readWalletBalances(queries, `vendor:${vendor}`)
  return balances.some(({ balanceMinor }) => balanceMinor !== '0')
}
