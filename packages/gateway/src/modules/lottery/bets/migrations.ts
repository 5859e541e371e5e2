import { sql, type Kysely, type Migration } from 'kysely'
import { inStoredCode } from '../../../kernel/database/migrations'
import { exposureByDraw } from './exposure-migrations'

const orders: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table lottery_orders (
      id text primary key,
      merchant text not null,
      site text not null,
      member_id text not null,
      is_practice boolean not null,
      lottery text not null,
      rules text not null,
      issue text not null,
      chase_id text,
      currency text not null,
      amount_minor bigint not null check (amount_minor > 0),
      cancelled_minor bigint not null default 0 check (cancelled_minor between 0 and amount_minor),
      highest_minor bigint not null,
      prize_minor bigint not null default 0 check (prize_minor >= 0),
      rebate_minor bigint not null default 0 check (rebate_minor >= 0),
      state text not null,
      line_count integer not null,
      first_play text not null,
      created_at bigint not null,
      close_at bigint not null,
      ended_at bigint
    )`.execute(db)
    // A member's list, and what a member staked in a day.
    await sql`create index lottery_orders_member on lottery_orders (member_id, created_at desc, id)`.execute(
      db,
    )
    // What a member won in a day.
    await sql`create index lottery_orders_ended on lottery_orders (member_id, ended_at)`.execute(db)
    // Settling, and the ids of an issue's orders.
    await sql`create index lottery_orders_issue on lottery_orders (site, lottery, issue, state, id)`.execute(
      db,
    )
    // How much each lottery is played.
    await sql`create index lottery_orders_site on lottery_orders (site, created_at)`.execute(db)
    await sql`create table lottery_lines (
      order_id text not null references lottery_orders (id),
      no integer not null,
      play text not null,
      picks jsonb not null,
      units bigint not null check (units > 0),
      multiplier integer not null check (multiplier between 1 and 9999),
      mode text not null,
      prize_group integer not null,
      amount_minor bigint not null check (amount_minor > 0),
      highest_minor bigint not null,
      prizes jsonb not null,
      rebate integer not null check (rebate >= 0),
      sides jsonb,
      state text not null,
      win_units jsonb not null default '[]',
      prize_fine bigint not null default 0 check (prize_fine >= 0),
      primary key (order_id, no)
    )`.execute(db)
    await sql`create table lottery_exposure (
      site text not null,
      lottery text not null,
      issue text not null,
      outcome text not null,
      liability_minor bigint not null check (liability_minor >= 0),
      primary key (site, lottery, issue, outcome)
    )`.execute(db)
  },
}

/** What is no turnover is found among the few lines on sides. */
const sidedLines: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create index lottery_lines_sided on lottery_lines (order_id) where sides is not null`.execute(
      db,
    )
  },
}

/** Whether a member has orders that are not settled: for rules that hold in the database. */
const openOrders: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create index lottery_orders_open on lottery_orders (member_id) where state = 'placed'`.execute(
      db,
    )
  },
}

/** Orders of a corrected result are settled again; what cannot be taken back is owed. */
const corrections: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table lottery_orders
      add column correction integer not null default 0,
      add column debt_minor bigint not null default 0 check (debt_minor >= 0)`.execute(db)
    await sql`create index lottery_orders_debt on lottery_orders (id) where debt_minor > 0`.execute(db)
  },
}

/** What an order owes is owed by its member, to the ledger, which collects it (LEDGER-7). */
const debtsAreClaims: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`select ledger_claim(merchant, member_id, currency,
        'house:lottery:' || get_byte(sha256(convert_to(id, 'UTF8')), 0) % 16, 'lottery-correction', id, debt_minor,
        coalesce(ended_at, close_at))
      from lottery_orders where debt_minor > 0 order by id`.execute(db)
    await sql`alter table lottery_orders drop column debt_minor`.execute(db)
  },
}

/** The prize mode of the table that an order was written at (DRAW-5); earlier orders have none. It is not in their hash. */
const prizeModes: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table lottery_orders add column prize_mode text`.execute(db)
  },
}

/** An order's hash over what was sold, which the digest of its issue covers (DRAW-2). Earlier orders have none. */
const hashedOrders: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table lottery_orders add column salt text, add column hash bytea,
      add check ((salt is null) = (hash is null))`.execute(db)
  },
}

/** What of a stake is no turnover stays with its order. */
const invalidStakes: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table lottery_orders add column invalid_minor bigint not null default 0
      check (invalid_minor between 0 and amount_minor)`.execute(db)
  },
}

/** What this module changes in a database, by when it was written. */
export const betsMigrations: Record<string, Migration> = {
  '2026-11-23T1731-orders-of-lotteries': orders,
  '2026-11-23T1732-day-limits-count-lotteries': inStoredCode,
  '2026-11-23T1850-lines-on-sides-are-found': sidedLines,
  '2026-11-24T0419-members-with-open-orders': openOrders,
  '2026-11-24T0426-orders-are-corrected': corrections,
  '2026-11-24T0459-reality-checks-count-lotteries': inStoredCode,
  '2026-11-29T0752-debts-are-claims': debtsAreClaims,
  '2026-11-29T0756-orders-that-were-sold-are-fixed': inStoredCode,
  '2026-11-29T0820-orders-have-a-hash': hashedOrders,
  '2026-11-29T1255-exposure-by-what-can-be-drawn': exposureByDraw,
  '2026-11-29T1315-orders-have-a-prize-mode': prizeModes,
  '2026-11-29T2106-orders-know-what-is-no-turnover': invalidStakes,
}
