import { sql, type Migration } from 'kysely'

const statements = [
  `create table freeze_requests (
    id text primary key,
    merchant text not null references merchants(code),
    member_id text not null references members(id),
    agent_id text not null references members(id),
    reason text not null,
    state text not null,
    asked_at bigint not null,
    ended_at bigint,
    check ((state = 'waiting') = (ended_at is null))
  )`,
  `create unique index freeze_requests_open on freeze_requests (member_id, agent_id) where ended_at is null`,
  `create index freeze_requests_of_agent on freeze_requests (agent_id, member_id, asked_at)`,
  `create index freeze_requests_of_member on freeze_requests (member_id)`,
  `create index freeze_requests_waiting on freeze_requests (asked_at) where ended_at is null`,
]

/** What this module changes in a database, by when it was written. */
export const freezeMigrations: Record<string, Migration> = {
  '2026-11-30T2130-requests-to-freeze': {
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
}
