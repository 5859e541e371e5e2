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
  '2026-11-30T1540-prizes-of-rankings-are-paid-one-by-one': {
    up: async (db) => {
      await sql`alter table ranking_places add column paid_at bigint`.execute(db)
      await sql`update ranking_places p set paid_at = e.at from ranking_ends e
        where e.merchant = p.merchant and e.metric = p.metric and e.period = p.period and p.prize_minor > 0`.execute(
        db,
      )
      await sql`create index ranking_places_unpaid on ranking_places (merchant)
        where prize_minor > 0 and paid_at is null`.execute(db)
    },
  },
  '2026-11-30T1615-nicknames-of-leaderboards': {
    up: async (db) => {
      await sql`create table leaderboard_names (
        member_id text primary key references members(id),
        merchant text not null,
        nickname text not null,
        folded text not null,
        changed_at bigint not null,
        unique (merchant, folded)
      )`.execute(db)
    },
  },
}
