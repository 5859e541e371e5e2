import { sql, type Kysely, type Migration } from 'kysely'

/** The demo's history named a bet `bet` and a win `win`; the ledger has one word for each. */
const oneWordForEachKind: Migration = {
  up: async (db: Kysely<unknown>) => {
    // Nothing else may change a booking; its name has no effect on money.
    await sql`alter table transactions disable trigger transactions_append_only`.execute(db)
    await sql`update transactions set kind = 'game-' || kind where kind in ('bet', 'win')`.execute(db)
    await sql`alter table transactions enable trigger transactions_append_only`.execute(db)
  },
}

/** What a member owns in all of its wallets, minor units: for rules that hold in the database. */
const whatMembersOwn: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create function ledger_owned(of_merchant text, of_member text, of_currency text)
    returns bigint language sql stable as $$
      select coalesce(sum(balance_minor), 0)::bigint from accounts
      where merchant = of_merchant and owner = of_member and currency = of_currency
    $$`.execute(db)
  },
}

/** What the ledger changes in a database, by when it was written. */
export const ledgerMigrations: Record<string, Migration> = {
  '2026-11-22T1606-one-word-for-bets-and-wins': oneWordForEachKind,
  '2026-11-24T0419-what-members-own': whatMembersOwn,
}
