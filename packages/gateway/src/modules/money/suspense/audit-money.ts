import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { transitProblems, type TransitProblem } from '../../play/vendor-transfers'
import { ledgerOf } from './suspense-moves'
import { ledgerAudit, readHouseBalances, type LedgerProblem } from '../../../kernel/ledger'

/** What an audit of the money found. */
export type MoneyProblem =
  | LedgerProblem
  | TransitProblem
  | { problem: 'suspense'; merchant: string; currency: string; balanceMinor: string; heldMinor: string }

async function heldByMerchant(queries: Queries) {
  const rows = await queries
    .selectFrom('suspense_items')
    .select(['merchant', 'currency', sql<string>`sum(amount_minor)::text`.as('heldMinor')])
    .where('state', '=', 'held')
    .where('is_booked', '=', true)
    .groupBy(['merchant', 'currency'])
    .execute()
  return rows.map(({ merchant, ...row }) => ({ merchant: ledgerOf({ merchant }), ...row }))
}

async function suspenseProblems(queries: Queries): Promise<MoneyProblem[]> {
  const booked = await readHouseBalances(queries, 'psp:suspense')
  const held = await heldByMerchant(queries)
  const keyOf = ({ merchant, currency }: { merchant: string; currency: string }) => `${merchant} ${currency}`
  const places = new Map([...booked, ...held].map((place) => [keyOf(place), place]))
  return [...places].flatMap(([key, { merchant, currency }]) => {
    const balanceMinor = booked.find((row) => keyOf(row) === key)?.balanceMinor ?? '0'
    const heldMinor = held.find((row) => keyOf(row) === key)?.heldMinor ?? '0'
    return balanceMinor === heldMinor
      ? []
      : [{ problem: 'suspense' as const, merchant, currency, balanceMinor, heldMinor }]
  })
}

/**
 * Audits the ledger, that what is booked as suspense is what is held, and that what is on its way to or from vendors has
 * its transfers; empty is sound.
 */
export const auditMoney = async (queries: Queries): Promise<MoneyProblem[]> => [
  ...(await ledgerAudit(queries)),
  ...(await suspenseProblems(queries)),
  ...(await transitProblems(queries)),
]
