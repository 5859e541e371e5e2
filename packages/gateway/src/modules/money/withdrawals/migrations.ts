import { sql, type Kysely, type Migration } from 'kysely'

const reviewByPeople: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table withdrawals
      add column fee_minor bigint not null default 0 check (fee_minor >= 0 and fee_minor <= amount_minor),
      add column attempts integer not null default 0,
      add column adapter text,
      add column causes jsonb not null default '[]',
      add column taken_by text,
      add column taken_at bigint,
      add column conflict text`.execute(db)
    await sql`create index withdrawals_review on withdrawals (created_at)
      where state in ('under-review', 'paying') or conflict is not null`.execute(db)
    await sql`create table withdrawal_approvals (
      order_id text not null references withdrawals(id),
      by text not null,
      at bigint not null,
      documents text,
      primary key (order_id, by)
    )`.execute(db)
  },
}

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
  '2026-11-25T1845-withdrawals-are-reviewed': reviewByPeople,
  // Names were typed until then: what one typed name asked for is no proof of a person.
  '2026-11-29T0801-approvals-are-given-anew': {
    up: async (db: Kysely<unknown>) => {
      await sql`delete from withdrawal_approvals where order_id in
        (select id from withdrawals where state = 'under-review')`.execute(db)
    },
  },
}
