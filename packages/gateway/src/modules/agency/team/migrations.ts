import { sql, type Migration } from 'kysely'

const figures = `deposits bigint not null,
    deposit_minor bigint not null,
    withdrawals bigint not null,
    withdrawal_minor bigint not null,
    bets bigint not null,
    stake_minor bigint not null,
    valid_minor bigint not null,
    prize_minor bigint not null,
    rebate_minor bigint not null,
    bonus_minor bigint not null,
    transfer_in_minor bigint not null,
    transfer_out_minor bigint not null,
    other_minor bigint not null`

const statements = [
  `create table team_days (
    merchant text not null,
    agent_id text not null,
    day text not null,
    category text not null,
    ${figures},
    primary key (agent_id, day, category)
  )`,
  `create table team_day_changes (
    id bigint generated always as identity primary key,
    merchant text not null,
    member_id text not null,
    day text not null,
    category text not null,
    ${figures}
  )`,
  `create table team_audits (
    merchant text not null,
    day text not null,
    started_at bigint not null,
    finished_at bigint,
    differences integer,
    primary key (merchant, day)
  )`,
]

/** What this module changes in a database, by when it was written. */
export const teamMigrations: Record<string, Migration> = {
  '2026-11-30T1520-figures-of-teams': {
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
  '2026-11-30T2145-who-is-told-of-a-team': {
    up: async (db) => {
      await sql`create table team_told (
        agent_id text primary key,
        is_due boolean not null,
        told_at bigint not null
      )`.execute(db)
    },
  },
}
