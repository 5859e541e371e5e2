import { sql, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const checkInMigrations: Record<string, Migration> = {
  '2026-11-29T2110-check-ins': {
    up: async (db) => {
      await sql`create table check_ins (
        merchant text not null,
        member_id text not null references members(id),
        day text not null,
        amount_minor bigint not null check (amount_minor >= 0),
        at bigint not null,
        card_month text,
        primary key (member_id, day)
      )`.execute(db)
      await sql`create unique index check_ins_cards on check_ins (member_id, card_month)
        where card_month is not null`.execute(db)
    },
  },
}
