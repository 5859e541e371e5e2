import { sql, type Kysely, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const limitMigrations: Record<string, Migration> = {
  '2026-11-29T2140-one-table-of-limits': {
    up: async (db: Kysely<unknown>) => {
      await sql`create table member_limits (
        member_id text not null references members(id),
        kind text not null check (kind in ('deposit', 'loss', 'wager', 'time')),
        period text not null check (period in ('day', 'week', 'month')),
        amount bigint check (amount >= 0),
        set_at bigint not null,
        asked_at bigint,
        asked_amount bigint check (asked_amount > 0),
        primary key (member_id, kind, period)
      )`.execute(db)
    },
  },
}
