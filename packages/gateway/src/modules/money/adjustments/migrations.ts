import { sql, type Kysely, type Migration } from 'kysely'

const adjustments: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table adjustments (
      id text primary key,
      merchant text not null references merchants(code),
      member_id text not null references members(id),
      currency char(3) not null,
      amount_minor bigint not null check (amount_minor <> 0),
      turnover_tenths integer not null default 10 check (turnover_tenths >= 0),
      asked_by text not null,
      asked_at bigint not null,
      confirmed_by text,
      confirmed_at bigint
    )`.execute(db)
    await sql`create index adjustments_open on adjustments (member_id) where confirmed_at is null`.execute(db)
  },
}

/** What this module changes in a database, by when it was written. */
export const adjustmentMigrations: Record<string, Migration> = {
  '2026-11-25T1846-adjustments': adjustments,
  // Names were typed until then: what one typed name asked for is no proof of a person.
  '2026-11-29T0801-open-adjustments-are-asked-anew': {
    up: async (db: Kysely<unknown>) => {
      await sql`delete from adjustments where confirmed_at is null`.execute(db)
    },
  },
}
