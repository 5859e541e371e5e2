import { sql, type Kysely, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const protectionMigrations: Record<string, Migration> = {
  '2026-11-29T2105-breaks-from-play': {
    up: async (db: Kysely<unknown>) => {
      await sql`create table exclusions (
        id text primary key,
        member_id text not null references members(id),
        merchant text not null,
        kind text not null check (kind in ('time-out', 'exclusion')),
        source text not null check (source in ('member', 'family', 'house')),
        since bigint not null,
        until bigint check (until > since),
        returns_at bigint,
        check (kind <> 'time-out' or returns_at = until),
        check (returns_at is null or until is not null and returns_at >= until)
      )`.execute(db)
      await sql`create index exclusions_of_member on exclusions (member_id)`.execute(db)
      await sql`create table protection_actions (
        id bigint generated always as identity primary key,
        member_id text not null references members(id),
        at bigint not null,
        action text not null,
        by text not null check (by in ('member', 'operator')),
        subject text not null default '',
        before jsonb,
        after jsonb
      )`.execute(db)
      await sql`create index protection_actions_of_member on protection_actions (member_id, id desc)`.execute(
        db,
      )
    },
  },
}
