import { sql, type Kysely, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const paymentPasswordMigrations: Record<string, Migration> = {
  '2026-11-25T1852-locks-of-withdrawal-passwords': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table payment_passwords
        add column changed_at bigint,
        add column wrong_tries integer not null default 0,
        add column locked_until bigint`.execute(db)
    },
  },
}
