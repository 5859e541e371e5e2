import { sql, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const invitationMigrations: Record<string, Migration> = {
  '2026-11-30T1051-visits-of-invitations': {
    up: async (db) => {
      await sql`create table invite_visits (
        merchant text not null,
        member_id text not null references members(id),
        day text not null,
        visits int not null check (visits > 0),
        primary key (member_id, day)
      )`.execute(db)
    },
  },
}
