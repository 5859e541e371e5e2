import { sql, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const depositPromotionMigrations: Record<string, Migration> = {
  '2026-11-25T1845-promotions-of-deposits': {
    up: async (trx) => {
      await sql`create table deposit_bonuses (
        deposit_id text primary key,
        merchant text not null,
        member_id text not null,
        promotion text not null,
        terms jsonb not null,
        amount_minor bigint not null check (amount_minor >= 0),
        state text not null,
        reason text,
        use_key text not null,
        created_at bigint not null,
        ended_at bigint
      )`.execute(trx)
      await sql`create unique index deposit_bonuses_given on deposit_bonuses (member_id, promotion, use_key)
        where state = 'given'`.execute(trx)
    },
  },
}
