import { sql, type Migration } from 'kysely'

/** The largest whole number that a JSON number holds exactly. */
const largestExact = 9_007_199_254_740_991n

const statements = [
  `create table member_days (
    merchant text not null references merchants(code),
    member_id text not null,
    day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    category text not null,
    deposits integer not null default 0,
    deposit_minor bigint not null default 0,
    withdrawals integer not null default 0,
    withdrawal_minor bigint not null default 0,
    bets integer not null default 0,
    stake_minor bigint not null default 0,
    valid_minor bigint not null default 0,
    prize_minor bigint not null default 0,
    rebate_minor bigint not null default 0,
    bonus_minor bigint not null default 0,
    transfer_in_minor bigint not null default 0,
    transfer_out_minor bigint not null default 0,
    other_minor bigint not null default 0,
    changed_at bigint not null,
    is_carried boolean not null default false,
    primary key (member_id, day, category),
    constraint member_days_exact check (greatest(abs(deposit_minor), abs(withdrawal_minor), abs(stake_minor),
      abs(valid_minor), abs(prize_minor), abs(rebate_minor), abs(bonus_minor), abs(transfer_in_minor),
      abs(transfer_out_minor), abs(other_minor)) <= ${largestExact})
  )`,
  // Rankings, and what a merchant's members did on a day.
  `create index member_days_of_merchant on member_days (merchant, day)`,
  // What one transaction adds to a day and category: what subscribers hear.
  `create type member_day_change as (
    merchant text,
    member_id text,
    day text,
    category text,
    deposits integer,
    deposit_minor bigint,
    withdrawals integer,
    withdrawal_minor bigint,
    bets integer,
    stake_minor bigint,
    valid_minor bigint,
    prize_minor bigint,
    rebate_minor bigint,
    bonus_minor bigint,
    transfer_in_minor bigint,
    transfer_out_minor bigint,
    other_minor bigint,
    at bigint
  )`,
]

/** What this module changes in a database, by when it was written. */
export const memberDayMigrations: Record<string, Migration> = {
  '2026-11-29T2107-figures-by-day': {
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
  // Earlier hours are not known: what is settled by the hour begins with these.
  '2026-11-30T2124-play-by-hour': {
    up: async (db) => {
      await sql`create table member_hours (
        merchant text not null,
        member_id text not null,
        hour_at bigint not null,
        valid_minor bigint not null,
        loss_minor bigint not null,
        changed_at bigint not null,
        primary key (member_id, hour_at)
      )`.execute(db)
      await sql`create index member_hours_of_merchant on member_hours (merchant, hour_at)`.execute(db)
      // What rounds and orders come to by hour, as they are told to the audit.
      await sql`create type member_hour as (
        merchant text, member_id text, hour_at bigint, valid_minor bigint, loss_minor bigint
      )`.execute(db)
    },
  },
}
