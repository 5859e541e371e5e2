import { sql, type Kysely, type Migration } from 'kysely'

const statements = [
  `create table consents (
    member_id text not null references members(id),
    channel text not null,
    is_given boolean not null,
    at bigint not null,
    primary key (member_id, channel)
  )`,
  `create table deletion_requests (
    id text primary key,
    merchant text not null references merchants(code),
    member_id text not null references members(id),
    reason text not null,
    state text not null check (state in ('open', 'dropped', 'done', 'refused')),
    answer text not null default '',
    asked_at bigint not null,
    ended_at bigint,
    check ((state = 'open') = (ended_at is null))
  )`,
  `create unique index deletion_requests_open on deletion_requests (member_id) where state = 'open'`,
  `create index deletion_requests_member on deletion_requests (member_id, asked_at desc)`,
]

const privacy: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

/** What this module changes in a database, by when it was written. */
export const privacyMigrations: Record<string, Migration> = {
  '2026-11-30T1125-consents-and-deletion': privacy,
}
