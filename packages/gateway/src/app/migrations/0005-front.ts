import { sql, type Kysely, type Migration } from 'kysely'

/** The channel and the payload are those of `stream/push.ts`. */
const statements = [
  `alter table announcements add column go_to text`,

  `create table agreements (
    merchant text primary key references merchants(code),
    title jsonb not null,
    content jsonb not null
  )`,

  `create function push_unread() returns trigger language plpgsql as $$
    declare
      changed text := case when tg_op = 'DELETE' then old.member_id else new.member_id end;
    begin
      perform pg_notify('plaza_push', json_build_object('memberId', changed, 'unread', true)::text);
      return null;
    end $$`,
  `create trigger mails_unread_changed after insert or delete or update of read_at on mails
    for each row execute function push_unread()`,
  `create trigger announcements_unread_changed after insert or delete on announcement_reads
    for each row execute function push_unread()`,
]

/** Links of announcements, the user agreement, and notifying open pages of unread counts whoever writes them. */
export const front: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
