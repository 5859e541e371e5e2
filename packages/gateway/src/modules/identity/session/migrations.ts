import { sql, type Kysely, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const sessionMigrations: Record<string, Migration> = {
  '2026-11-29T2100-sign-ins': {
    up: async (trx) => {
      await sql`create table sign_ins (
        id text primary key,
        merchant text not null,
        member_id text not null references members(id),
        at bigint not null,
        address text not null,
        user_agent text not null,
        session_id text,
        refusal text,
        check ((session_id is null) = (refusal is not null))
      )`.execute(trx)
      await sql`create index sign_ins_member on sign_ins (member_id, at desc)`.execute(trx)
      await sql`create index sign_ins_merchant on sign_ins (merchant)`.execute(trx)
      await sql`create index sign_ins_at on sign_ins (at)`.execute(trx)
    },
  },
  '2026-11-29T2110-sessions-for-withdrawing': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table sessions add column is_limited boolean not null default false`.execute(db)
    },
  },
  // Who is online is counted often.
  '2026-11-30T1535-sessions-by-when-seen': {
    up: async (db: Kysely<unknown>) => {
      await sql`create index sessions_seen on sessions (seen_at) where ended_at is null`.execute(db)
    },
  },
}
