import { sql, type Kysely, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const verificationMigrations: Record<string, Migration> = {
  // A code works for a few minutes: one that was asked for before is asked for again.
  '2026-11-25T1850-codes-to-numbers-and-e-mails': {
    up: async (db: Kysely<unknown>) => {
      await sql`create table contact_codes (
        merchant text not null,
        purpose text not null,
        contact text not null,
        code_hash text not null,
        wrong_tries integer not null default 0,
        created_at bigint not null,
        expires_at bigint not null,
        used_at bigint,
        primary key (merchant, purpose, contact)
      )`.execute(db)
      await sql`drop table sms_codes`.execute(db)
    },
  },
}
