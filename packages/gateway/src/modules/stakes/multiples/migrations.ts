import { sql, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const multipleMigrations: Record<string, Migration> = {
  '2026-11-30T2140-multiples-of-stakes': {
    up: async (db) => {
      await sql`create table stake_multiples (
        merchant text not null,
        member_id text not null,
        source text not null,
        reference text not null,
        day text not null,
        stake_minor bigint not null,
        prize_minor bigint not null,
        multiple bigint not null
          generated always as (case when stake_minor > 0 then prize_minor * 100 / stake_minor else 0 end) stored,
        at bigint not null,
        primary key (member_id, source, reference)
      )`.execute(db)
      // Most stakes win less than they are, and are never ranked.
      await sql`create index stake_multiples_ranked on stake_multiples (merchant, day, multiple desc)
        where multiple > 100`.execute(db)
      await sql`create index stake_multiples_at on stake_multiples (at)`.execute(db)
      // A round or order as its owner keeps it.
      await sql`create type ended_stake as (
        merchant text,
        member_id text,
        source text,
        reference text,
        day text,
        stake_minor bigint,
        prize_minor bigint,
        at bigint
      )`.execute(db)
    },
  },
}
