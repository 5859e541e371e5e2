import { sql, type Migration } from 'kysely'

const statements = [
  `create table rebate_runs (
    merchant text not null,
    day text not null,
    started_at bigint not null,
    finished_at bigint,
    primary key (merchant, day)
  )`,
  `create table rebate_claims (
    no text primary key,
    merchant text not null,
    member_id text not null references members(id),
    run text not null,
    mode text not null check (mode in ('manual', 'automatic')),
    amount_minor bigint not null check (amount_minor > 0),
    at bigint not null,
    unique (member_id, run)
  )`,
  `create table rebate_days (
    member_id text not null references members(id),
    day text not null,
    category text not null,
    part integer not null check (part > 0),
    merchant text not null,
    valid_minor bigint not null,
    rate integer not null,
    level integer not null,
    amount_minor bigint not null,
    claim text references rebate_claims(no),
    primary key (member_id, day, category, part)
  )`,
  `create index rebate_days_waiting on rebate_days (merchant, member_id) where claim is null`,
]

/** What this module changes in a database, by when it was written. */
export const rebateMigrations: Record<string, Migration> = {
  '2026-11-30T1110-rebates': {
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
  '2026-11-30T1535-rebates-keep-their-cap-and-their-run-goes-on': {
    up: async (db) => {
      // Null in a run that a gateway of the release before began.
      await sql`alter table rebate_runs add column beat_at bigint`.execute(db)
      await sql`alter table rebate_days add column most_minor bigint`.execute(db)
    },
  },
  // Gateways of the release before do not write it: what they count meanwhile is no day without a cap.
  '2026-11-30T1650-rebates-without-a-known-cap': {
    up: async (db) => {
      await sql`alter table rebate_days alter column most_minor set default -1`.execute(db)
    },
  },
}
