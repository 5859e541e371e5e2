import { sql, type Kysely, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const captchaMigrations: Record<string, Migration> = {
  // A captcha works for ten minutes: one that was shown before is shown again.
  '2026-11-29T0815-captchas-with-work': {
    up: async (db: Kysely<unknown>) => {
      await sql`delete from captchas`.execute(db)
      await sql`alter table captchas add column work text not null, add column is_worked boolean not null default false`.execute(
        db,
      )
    },
  },
}
