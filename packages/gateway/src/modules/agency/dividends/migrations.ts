import { sql, type Migration } from 'kysely'

const statements = [
  `create table dividends (
    id text primary key,
    merchant text not null references merchants(code),
    contract_id text not null references contracts(id),
    member_id text not null references members(id),
    upline_id text references members(id),
    currency char(3) not null,
    period text not null,
    first_day text not null,
    last_day text not null,
    starts_at bigint not null,
    ends_at bigint not null,
    stake_minor bigint not null,
    valid_minor bigint not null,
    prize_minor bigint not null,
    rebate_minor bigint not null,
    bonus_minor bigint not null,
    salary_minor bigint not null,
    net_minor bigint not null,
    active_users integer not null,
    carry_minor bigint not null check (carry_minor <= 0),
    carried_minor bigint not null check (carried_minor <= 0),
    rate integer not null,
    dividend_minor bigint not null check (dividend_minor >= 0),
    correction_minor bigint not null default 0,
    passed_minor bigint not null default 0,
    due_at bigint not null,
    paid_minor bigint check (paid_minor > 0),
    paid_at bigint,
    calculated_at bigint not null,
    unique (contract_id, first_day),
    check ((paid_minor is null) = (paid_at is null))
  )`,
  `create index dividends_of_member on dividends (member_id, last_day desc, id)`,
  `create index dividends_of_upline on dividends (upline_id, last_day desc, id)`,
  `create index dividends_of_merchant on dividends (merchant, last_day)`,
  `create table dividend_checks (
    merchant text primary key references merchants(code),
    checked_at bigint not null
  )`,
]

/** What this module changes in a database, by when it was written. */
export const dividendMigrations: Record<string, Migration> = {
  '2026-11-30T2140-dividends': {
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
}
