import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const memberMigrations: Record<string, Migration> = {
  '2026-11-29T1840-kinds-of-mail': {
    up: async (trx) => {
      await sql`alter table mails
        add column kind text not null default 'personal' check (kind in ('system', 'personal', 'agent')),
        add column deleted_at bigint`.execute(trx)
      await sql`drop index mails_member, mails_unread`.execute(trx)
      await sql`create index mails_member on mails (member_id, kind, sent_at desc, id desc) where deleted_at is null`.execute(
        trx,
      )
      await sql`create index mails_unread on mails (member_id) where read_at is null and deleted_at is null`.execute(
        trx,
      )
    },
  },
  '2026-11-30T1120-head-icons': {
    up: async (trx) => {
      await sql`create table head_icons (
        member_id text primary key references members(id),
        merchant text not null,
        picture text not null,
        changed_at bigint not null
      )`.execute(trx)
      await sql`create index head_icons_merchant on head_icons (merchant)`.execute(trx)
    },
  },
  '2026-11-30T1130-rewards-and-replies-in-mail': {
    up: async (trx) => {
      await sql`alter table mails
        add column reward jsonb,
        add column from_member_id text references members(id),
        add column key text`.execute(trx)
      await sql`create unique index mails_key on mails (from_member_id, key) where key is not null`.execute(
        trx,
      )
    },
  },
}
