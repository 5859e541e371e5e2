import { sql, type Migration } from 'kysely'
import { createTestDatabase } from '../../testing/test-database'

const creates = (table: string): Migration => ({
  up: async (db) => {
    await sql`create table ${sql.table(table)} (id integer)`.execute(db)
  },
})

it('an older release migrates a database that a newer one has migrated further, and changes nothing of that', async () => {
  const { db } = await createTestDatabase({ name: 'notmigrated', prepare: () => Promise.resolve() })
  const older = { '2026-01-01T0000-first': creates('first') }
  await db.migrate({ ...older, '2026-01-03T0000-third': creates('third') })
  await db.migrate({ ...older, '2026-01-02T0000-second': creates('second') })
  const { rows } = await sql<{
    tables: string[]
  }>`select array_agg(tablename::text order by tablename) as tables
    from pg_tables where schemaname = current_schema() and tablename not like 'kysely%'`.execute(db.read)
  expect(rows[0]?.tables).toEqual(['first', 'second', 'third'])
  await db.close()
})
