import { sql, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written; its first tables are those of the world. */
export const contentMigrations: Record<string, Migration> = {
  '2026-11-29T2120-promotions-have-a-category-and-a-plan': {
    up: async (trx) => {
      await sql`alter table promotions add column category text, add column plan jsonb`.execute(trx)
    },
  },
}
