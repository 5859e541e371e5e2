import type { Balance } from '@plaza/contract/money'
import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../database/database'
import { exactSum } from './exact'

/** Whose balance. */
export interface BalanceOwner {
  memberId: string
  merchant: string
  currency: string
}

/**
 * Wallets of a member with their sum (`locked` included), what it owes, and the version, which grows with every booking.
 * `main` and `locked` are always there. @throws CallFailure `amount.too.large` when the sum is not exact on the wire.
 */
export async function readBalance(queries: Queries, owner: BalanceOwner, now: number): Promise<Balance> {
  const rows = await queries
    .selectFrom('accounts')
    .select(['wallet', 'balance_minor', 'version', 'owed_minor', 'owed_version'])
    .where('merchant', '=', owner.merchant)
    .where('owner', '=', owner.memberId)
    .where('currency', '=', owner.currency)
    .orderBy('wallet')
    .execute()
  const of = (wallet: string) => rows.find((row) => row.wallet === wallet)?.balance_minor ?? 0
  const others = rows.filter((row) => row.wallet !== 'main' && row.wallet !== 'locked')
  const debtMinor = rows.find((row) => row.wallet === 'main')?.owed_minor ?? 0
  return {
    wallets: [
      { wallet: 'main', balanceMinor: of('main') },
      { wallet: 'locked', balanceMinor: of('locked') },
      ...others.map((row) => ({ wallet: row.wallet, balanceMinor: row.balance_minor })),
    ],
    totalMinor: exactSum(rows.map((row) => row.balance_minor)),
    ...(debtMinor > 0 && { debtMinor }),
    currency: owner.currency,
    version: exactSum(rows.flatMap((row) => [row.version, row.owed_version])),
    asOf: now,
  }
}

/** Balances of a wallet of every merchant's own, by merchant and currency; digits, however large. */
export const readHouseBalances = (
  queries: Queries,
  wallet: string,
): Promise<{ merchant: string; currency: string; balanceMinor: string }[]> =>
  queries
    .selectFrom('accounts')
    .select(['merchant', 'currency', sql<string>`balance_minor::text`.as('balanceMinor')])
    .where('owner', '=', 'house')
    .where('wallet', '=', wallet)
    .execute()

/** Balances of a wallet of every member that has one; digits, however large. */
export const readWalletBalances = (
  queries: Queries,
  wallet: string,
): Promise<{ owner: string; balanceMinor: string }[]> =>
  queries
    .selectFrom('accounts')
    .select(['owner', sql<string>`sum(balance_minor)::text`.as('balanceMinor')])
    .where('owner', '<>', 'house')
    .where('wallet', '=', wallet)
    .groupBy('owner')
    .execute()

/** Every wallet of a merchant's members in a currency, as a subquery of `member_id` and `balance_minor`, for sums over many of them. */
export const walletsIn = (
  merchant: string,
  currency: string,
): RawBuilder<{ member_id: string; balance_minor: number }> => sql`(
  select owner as member_id, balance_minor from accounts
  where merchant = ${merchant} and currency = ${currency} and owner <> 'house'
)`
