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
  '2026-12-01T1330-notices': {
    up: async (db) => {
      // Unlogged: a crash of the server loses what was not told yet, and with it every connection that would hear it.
      await sql`create unlogged table notices (
        id bigint generated always as identity primary key,
        channel text not null,
        payload text not null check (octet_length(payload) < 8000)
      )`.execute(db)
    },
  },
}
