import { sql, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const rankingMigrations: Record<string, Migration> = {
  '2026-11-29T2150-rankings': {
    up: async (db) => {
      await sql`create table ranking_ends (
        merchant text not null,
        metric text not null,
        period text not null,
        at bigint not null,
        primary key (merchant, metric, period)
      )`.execute(db)
      await sql`create table ranking_places (
        merchant text not null,
        metric text not null,
        period text not null,
        rank integer not null,
        member_id text not null references members(id),
        score_minor bigint not null,
        prize_minor bigint not null check (prize_minor >= 0),
        primary key (merchant, metric, period, rank)
      )`.execute(db)
    },
  },
}
