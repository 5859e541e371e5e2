import { sql, type Migration } from 'kysely'

const statements = [
  `create table agent_rates (
    member_id text not null references members(id),
    category text not null,
    since_day text not null,
    merchant text not null,
    rate integer not null check (rate between 0 and 1000 and rate % 10 = 0),
    primary key (member_id, category, since_day)
  )`,
  `create index agent_rates_of_merchant on agent_rates (merchant)`,
  `create table agent_rate_changes (
    id bigint generated always as identity primary key,
    merchant text not null,
    member_id text not null references members(id),
    set_by text references members(id),
    category text not null,
    from_rate integer not null,
    to_rate integer not null,
    since_day text not null,
    at bigint not null
  )`,
  `create index agent_rate_changes_of_member on agent_rate_changes (member_id, id)`,
  `create index agent_rate_changes_by_member on agent_rate_changes (set_by, id)`,
]

/** What this module changes in a database, by when it was written. */
export const ratesMigrations: Record<string, Migration> = {
  '2026-11-30T1530-rates-of-agents': {
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
}
