import { sql } from 'kysely'
import type { Trx } from '../database/database'

/** Names an account of the ledger: a member's wallet, or one of the merchant's own (`house`). */
export interface AccountName {
  /** A member's id, or `house` for the merchant's own accounts. */
  owner: string
  /**
   * `main`, `locked`, `chase`, `vendor:<code>`, `transfer:transit` (between main and a vendor's); of `house` `house:games`, `house:games:0` to `:15` (play), `house:lottery:0`
   * to `:15`, `house:promo`, `house:debts:<member>` (what a member owes, below zero), …
   */
  wallet: string
}

/** Owner of the merchant's own accounts. */
export const house = 'house'
/** A member's wallet. */
export const memberWallet = (
  memberId: string,
  wallet: 'main' | 'locked' | 'chase' | `vendor:${string}` | 'transfer:transit',
): AccountName => ({
  owner: memberId,
  wallet,
})
/** One of the merchant's own accounts, which may go below zero. */
export const houseAccount = (
  wallet:
    | 'house:games'
    | `house:games:${number}`
    | `house:lottery:${number}`
    | 'house:promo'
    | `house:rain:${number}`
    | 'house:trial'
    | 'house:adjustments'
    | `house:debts:${string}`
    | 'house:fees'
    | 'agent:commission'
    | 'agent:dividends'
    | 'agent:envelopes'
    | 'psp:clearing'
    | 'psp:suspense'
    | 'transfer:transit',
): AccountName => ({ owner: house, wallet })

/** Largest balance of a member's wallet, minor units (migration 0012). */
const largestWallet = 100_000_000_000_000n
/** Largest number of the database. */
const largestBigint = 9_223_372_036_854_775_807n

/** Whether an account may have a balance: a member's wallet is limited to amounts that are exact on the wire. */
export function isWithinBounds({ owner }: AccountName, balanceMinor: bigint): boolean {
  const largest = owner === house ? largestBigint : largestWallet
  return balanceMinor <= largest && balanceMinor >= -largest
}

/** An account with its row locked for the rest of the transaction. */
export interface LockedAccount extends AccountName {
  id: number
  /** The merchant's own accounts may exceed what a number represents exactly. */
  balanceMinor: bigint
  version: number
}

const unique = (names: AccountName[]): AccountName[] => [
  ...new Map(names.map((name) => [`${name.owner}/${name.wallet}`, name])).values(),
]

const select = (trx: Trx, merchant: string, currency: string, names: AccountName[]) =>
  trx
    .selectFrom('accounts')
    .select(['id', 'owner', 'wallet', 'version'])
    .select((column) => column.cast<string>('balance_minor', 'text').as('balance'))
    .where('merchant', '=', merchant)
    .where('currency', '=', currency)
    .where((where) => where.or(names.map(({ owner, wallet }) => where.and({ owner, wallet }))))
    .orderBy('id')

/** Creates a new member's empty wallets: main and locked. */
export async function openWallets(
  trx: Trx,
  { memberId, merchant, currency }: { memberId: string; merchant: string; currency: string },
): Promise<void> {
  await lockAccounts(trx, merchant, currency, [
    memberWallet(memberId, 'main'),
    memberWallet(memberId, 'locked'),
  ])
}

/** The named accounts, made where they are missing, locked in the order of their ids. */
export async function lockAccounts(
  trx: Trx,
  merchant: string,
  currency: string,
  named: AccountName[],
): Promise<LockedAccount[]> {
  const names = unique(named)
  // Made before any is locked: waiting for another's insert while holding a lock could be a deadlock.
  if ((await select(trx, merchant, currency, names).execute()).length < names.length)
    await trx
      .insertInto('accounts')
      .values(names.map(({ owner, wallet }) => ({ merchant, owner, wallet, currency })))
      .onConflict((conflict) => conflict.columns(['merchant', 'owner', 'wallet', 'currency']).doNothing())
      .execute()
  const rows = await select(trx, merchant, currency, names).forUpdate().execute()
  return rows.map(({ balance, ...row }) => ({ ...row, balanceMinor: BigInt(balance) }))
}

/** Writes what locked accounts hold now, in one statement after their entries: what a debt collects comes after both. */
export async function writeBalances(trx: Trx, accounts: readonly LockedAccount[]): Promise<void> {
  const lines = accounts.map(({ id, balanceMinor, version }) => ({
    id,
    balance: String(balanceMinor),
    version,
  }))
  await sql`update accounts set balance_minor = line.balance, version = line.version
    from json_to_recordset(${JSON.stringify(lines)}::json) as line(id bigint, balance bigint, version bigint)
    where accounts.id = line.id`.execute(trx)
}
