import { sql, type Kysely, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const reviewTakeMigrations: Record<string, Migration> = {
  '2026-11-27T0512-review-takes': {
    up: async (trx) => {
      await sql`create table review_takes (
        case_id text primary key,
        taken_by text not null,
        taken_at bigint not null
      )`.execute(trx)
    },
  },
  // Names were typed until then: what one typed name asked for is no proof of a person.
  '2026-11-29T0801-cases-are-taken-anew': {
    up: async (db: Kysely<unknown>) => {
      await sql`delete from review_takes`.execute(db)
    },
  },
}
