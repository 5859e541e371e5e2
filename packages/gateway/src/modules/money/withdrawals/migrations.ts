import { sql, type Kysely, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const withdrawalMigrations: Record<string, Migration> = {
  '2026-11-25T1842-withdrawals-to-payout-accounts': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table withdrawals add column payout_account_id text references payout_accounts(id)`.execute(
        db,
      )
      await sql`create index withdrawals_payout_account on withdrawals (payout_account_id)
        where payout_account_id is not null`.execute(db)
    },
  },
}
