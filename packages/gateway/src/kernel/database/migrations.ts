import { sql, type Migration } from 'kysely'

/** What a migration once created and a file of stored code has now. Its name stays, so that no database runs it again. */
export const inStoredCode: Migration = { up: () => Promise.resolve() }

/** What the database itself needs, by when it was written. */
export const databaseMigrations: Record<string, Migration> = {
  '2026-11-29T1705-stored-code': {
    up: async (db) => {
      await sql`create table stored_code (name text primary key, hash text not null)`.execute(db)
    },
  },
}
