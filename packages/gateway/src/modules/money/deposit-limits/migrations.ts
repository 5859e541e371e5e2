import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const depositLimitMigrations: Record<string, Migration> = {
  '2026-11-24T0445-deposit-limits': {
    up: async (trx) => {
      await sql`create table deposit_limits (
        member_id text not null references members(id),
        period text not null check (period in ('day', 'week', 'month')),
        amount_minor bigint check (amount_minor > 0),
        set_at bigint not null,
        asked_at bigint,
        asked_minor bigint check (asked_minor > 0),
        primary key (member_id, period)
      )`.execute(trx)
    },
  },
}
