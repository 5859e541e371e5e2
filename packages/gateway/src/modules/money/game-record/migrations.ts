import { sql, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const gameRecordMigrations: Record<string, Migration> = {
  '2026-11-29T2150-records-of-play': {
    up: async (db) => {
      await sql`create type game_record as (
        id text,
        kind text,
        category text,
        game_name text,
        source text,
        source_name text,
        reference text,
        status text,
        stake_minor bigint,
        valid_minor bigint,
        payout_minor bigint,
        at bigint,
        proof jsonb
      )`.execute(db)
    },
  },
}
