import { sql, type Kysely, type Migration } from 'kysely'
import { inStoredCode } from '../../../kernel/database/migrations'

const chases: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table lottery_chases (
      id text primary key,
      merchant text not null,
      site text not null,
      member_id text not null,
      is_practice boolean not null,
      lottery text not null,
      rules text not null,
      currency text not null,
      lines jsonb not null,
      first_play text not null,
      stops_on_win boolean not null,
      state text not null,
      issue_count integer not null,
      placed_count integer not null default 0,
      reserved_minor bigint not null check (reserved_minor > 0),
      spent_minor bigint not null default 0 check (spent_minor >= 0),
      refunded_minor bigint not null default 0 check (refunded_minor >= 0),
      prize_minor bigint not null default 0,
      created_at bigint not null,
      ended_at bigint,
      due_at bigint,
      check (spent_minor + refunded_minor <= reserved_minor),
      check (ended_at is null or spent_minor + refunded_minor = reserved_minor)
    )`.execute(db)
    await sql`create index lottery_chases_member on lottery_chases (member_id, created_at desc, id)`.execute(
      db,
    )
    await sql`create index lottery_chases_due on lottery_chases (due_at) where due_at is not null`.execute(db)
    await sql`create table lottery_chase_issues (
      chase_id text not null references lottery_chases (id),
      no integer not null,
      issue text not null,
      multiplier integer not null check (multiplier between 1 and 9999),
      amount_minor bigint not null check (amount_minor > 0),
      open_at bigint not null,
      close_at bigint not null,
      state text not null,
      order_id text,
      prize_minor bigint not null default 0,
      reason text,
      primary key (chase_id, no),
      unique (chase_id, issue)
    )`.execute(db)
  },
}

/** The prize mode of the table that a plan was written at, which its orders have. */
const prizeModes: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table lottery_chases add column prize_mode text`.execute(db)
  },
}

/** The largest prize group of the member that made a plan, which its orders have. */
const ownGroups: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table lottery_chases add column own_group integer`.execute(db)
  },
}

/** What this module changes in a database, by when it was written. */
export const chaseMigrations: Record<string, Migration> = {
  '2026-11-23T1810-chase-plans': chases,
  '2026-11-23T1811-chase-plans-wake-their-job': inStoredCode,
  '2026-11-29T0757-plans-that-were-made-are-fixed': inStoredCode,
  '2026-11-29T1316-plans-have-a-prize-mode': prizeModes,
  '2026-11-30T1645-plans-have-a-prize-group': ownGroups,
}
