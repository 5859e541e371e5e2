import { sql, type Migration } from 'kysely'

/** What stakes need in a database, by when it was written. */
export const stakeMigrations: Record<string, Migration> = {
  '2026-11-29T1730-stakes-that-are-settled': {
    up: async (db) => {
      await sql`create type settled_stake as (
        merchant text,
        member_id text,
        day text,
        kind text,
        source text,
        reference text,
        change text,
        bets integer,
        stake_minor bigint,
        payout_minor bigint,
        valid_minor bigint,
        is_practice boolean,
        at bigint
      )`.execute(db)
    },
  },
  // Unknown where an earlier release says it.
  '2026-11-29T2105-stakes-say-their-rebate': {
    up: async (db) => {
      await sql`alter type settled_stake add attribute rebate_minor bigint`.execute(db)
    },
  },
  // Absent in facts of an earlier release: these were settled at the moment of the fact.
  '2026-11-30T2123-stakes-say-when-they-were-settled': {
    up: async (db) => {
      await sql`alter type settled_stake add attribute settled_at bigint`.execute(db)
    },
  },
}
