import { sql, type Kysely, type Migration } from 'kysely'

const payoutAccounts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table payout_accounts (
      id text primary key,
      merchant text not null references merchants(code),
      member_id text not null references members(id),
      kind text not null,
      institution text not null,
      holder_name text not null,
      kept_number text not null,
      number_hash text not null,
      last_four text not null,
      is_default boolean not null,
      added_at bigint not null,
      removed_at bigint
    )`.execute(db)
    await sql`create unique index payout_accounts_number on payout_accounts (member_id, number_hash)
      where removed_at is null`.execute(db)
    await sql`create unique index payout_accounts_default on payout_accounts (member_id)
      where is_default and removed_at is null`.execute(db)
  },
}

/** What this module changes in a database, by when it was written. */
export const payoutAccountMigrations: Record<string, Migration> = {
  '2026-11-25T1840-payout-accounts': payoutAccounts,
  // By which the same number at several members is found, removed ones too.
  '2026-11-29T1255-payout-accounts-by-number': {
    up: async (db: Kysely<unknown>) => {
      await sql`create index payout_accounts_holders on payout_accounts (merchant, number_hash)`.execute(db)
    },
  },
}
