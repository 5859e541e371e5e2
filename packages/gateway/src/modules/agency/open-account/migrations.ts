import { sql, type Migration } from 'kysely'

const statements = [
  `create table agent_links (
    id text primary key,
    merchant text not null,
    member_id text not null references members(id),
    code text not null,
    type text not null check (type in ('player', 'agent')),
    channel text not null,
    rates jsonb not null,
    used integer not null default 0,
    most integer check (most > 0),
    created_at bigint not null,
    expires_at bigint,
    is_off boolean not null default false,
    removed_at bigint,
    unique (merchant, code)
  )`,
  `create index agent_links_of_agent on agent_links (member_id, created_at desc) where removed_at is null`,
]

/** What this module changes in a database, by when it was written. */
export const openAccountMigrations: Record<string, Migration> = {
  '2026-11-30T1600-links-of-agents': {
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
}
