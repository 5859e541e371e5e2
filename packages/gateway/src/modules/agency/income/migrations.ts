import { sql, type Migration } from 'kysely'

const statements = [
  `create table income_shares (
    member_id text not null references members(id),
    day text not null,
    category text not null,
    merchant text not null,
    valid_minor bigint not null,
    line text[] not null,
    rates integer[] not null,
    parts bigint[] not null,
    primary key (member_id, day, category),
    check (cardinality(line) = cardinality(rates) and cardinality(line) = cardinality(parts))
  )`,
  `create index income_shares_of_day on income_shares (merchant, day)`,
  `create table income_sums (
    agent_id text not null references members(id),
    day text not null,
    category text not null,
    child_id text not null references members(id),
    merchant text not null,
    margin integer not null,
    valid_minor bigint not null,
    amount_minor bigint not null,
    primary key (agent_id, day, category, child_id)
  )`,
  `create table agent_incomes (
    no text primary key,
    merchant text not null,
    member_id text not null references members(id),
    kind text not null check (kind in ('line-rebate', 'commission', 'salary', 'hourly-salary')),
    source text not null,
    period_at bigint not null,
    day text not null,
    amount_minor bigint not null check (amount_minor >= 0),
    paid_minor bigint not null default 0 check (paid_minor >= 0),
    parts integer not null default 0,
    settled_at bigint not null,
    paid_at bigint,
    corrected_at bigint,
    unique (member_id, kind, source, period_at)
  )`,
  `create index agent_incomes_of_day on agent_incomes (member_id, day)`,
  `create index agent_incomes_due on agent_incomes (merchant, member_id) where amount_minor <> paid_minor`,
  `create table salaries (
    contract_id text not null references contracts(id),
    period_at bigint not null,
    merchant text not null,
    member_id text not null references members(id),
    kind text not null check (kind in ('daily-salary', 'hourly-salary')),
    day text not null,
    own_minor bigint not null,
    team_minor bigint not null,
    active_users integer not null,
    basis text not null check (basis in ('turnover', 'loss')),
    rate integer not null,
    cap_minor bigint,
    amount_minor bigint not null check (amount_minor >= 0),
    parts jsonb not null,
    primary key (contract_id, period_at)
  )`,
  `create index salaries_of_member on salaries (member_id, kind, period_at)`,
  `create index salaries_of_period on salaries (merchant, kind, period_at)`,
  `create table income_runs (
    merchant text not null,
    kind text not null check (kind in ('rates', 'daily-salary', 'hourly-salary')),
    period text not null,
    started_at bigint not null,
    beat_at bigint not null,
    finished_at bigint,
    primary key (merchant, kind, period)
  )`,
]

/** What this module changes in a database, by when it was written. */
export const incomeMigrations: Record<string, Migration> = {
  '2026-11-30T2125-income-of-agents': {
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
  '2026-11-30T2205-what-waits-to-be-taken-back': {
    up: async (db) => {
      await sql`alter table agent_incomes add column waiting_minor bigint not null default 0 check (waiting_minor >= 0)`.execute(
        db,
      )
    },
  },
}
