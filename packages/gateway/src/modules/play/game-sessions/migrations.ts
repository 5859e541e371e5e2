import { sql, type Kysely, type Migration } from 'kysely'
import { inStoredCode } from '../../../kernel/database/migrations'

/** Of a day's stakes, what does not count as turnover: both sides of a play with two equal halves. */
const invalidStakes: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table play_days add column invalid_minor bigint not null default 0
      check (invalid_minor between 0 and stake_minor)`.execute(db)
  },
}

/** What rules of other modules ask about rounds: whether one is open. */
const askedAboutRounds: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create index play_rounds_open_of_member on play_rounds (member_id) where ended_at is null`.execute(
      db,
    )
  },
}

/** Rounds that vendors with wallets of their own report when they have ended: what they add to the limits of a day. */
const reportedRounds: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table play_rounds add column is_reported boolean not null default false`.execute(db)
    await sql`create index play_rounds_reported on play_rounds (member_id, ended_at) where is_reported`.execute(
      db,
    )
  },
}

/** The history of a member by when rounds ended; what is open is found by when it began. */
const settledRounds: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create index play_rounds_settled on play_rounds (member_id, ended_at) where ended_at is not null`.execute(
      db,
    )
  },
}

/** What this module changes in a database, by when it was written. */
export const gameSessionMigrations: Record<string, Migration> = {
  '2026-11-23T1730-limits-count-stakes-elsewhere': inStoredCode,
  '2026-11-23T1730-stakes-that-are-no-turnover': invalidStakes,
  '2026-11-24T0419-asked-about-rounds': askedAboutRounds,
  '2026-11-24T0458-reality-checks-count-other-play': inStoredCode,
  '2026-11-25T1841-reported-rounds': reportedRounds,
  '2026-11-29T2151-rounds-by-their-end': settledRounds,
}
