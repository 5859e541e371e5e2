import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const uploadMigrations: Record<string, Migration> = {
  '2026-11-24T0420-uploads': {
    up: async (trx) => {
      await sql`create table uploads (
        id text primary key,
        merchant text not null,
        member_id text not null references members(id),
        type text not null check (type in ('image/png', 'image/jpeg')),
        width integer not null check (width > 0),
        height integer not null check (height > 0),
        bytes integer not null check (bytes > 0),
        created_at bigint not null,
        used_for text,
        remove_at bigint not null
      )`.execute(trx)
      await sql`create index uploads_used_for on uploads (used_for) where used_for is not null`.execute(trx)
      await sql`create index uploads_remove_at on uploads (remove_at)`.execute(trx)
    },
  },
  '2026-11-29T0830-uploads-by-address': {
    up: async (trx) => {
      await sql`alter table uploads add column address text`.execute(trx)
      await sql`create index uploads_created_at on uploads (created_at)`.execute(trx)
    },
  },
  '2026-11-30T1500-uploads-for-operators': {
    up: async (trx) => {
      await sql`alter table uploads add column for_operators boolean not null default false`.execute(trx)
    },
  },
}
