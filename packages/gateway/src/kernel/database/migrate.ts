import { Migrator, sql, type Kysely, type Migration } from 'kysely'
import type { Schema } from './schema'

/** Migrations of a newer release that the database has had already: nothing is left to do for them. */
async function ranElsewhere(kysely: Kysely<Schema>): Promise<Record<string, Migration>> {
  const { rows: tables } = await sql`select from pg_tables
    where schemaname = current_schema() and tablename = 'kysely_migration'`.execute(kysely)
  if (tables.length === 0) return {}
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(kysely)
  return Object.fromEntries(rows.map(({ name }) => [name, { up: () => Promise.resolve() }]))
}

/**
 * Applies the migrations that a database does not have yet, in the order of their names. One whose name sorts before
 * another that has run is applied all the same: it came from another branch. A newer release may have migrated the database
 * further: an older one that starts beside it leaves that as it is. Safe with several processes at once: Kysely locks.
 * @throws the first failure.
 */
export async function migrate(kysely: Kysely<Schema>, migrations: Record<string, Migration>): Promise<void> {
  const known = { ...(await ranElsewhere(kysely)), ...migrations }
  const migrator = new Migrator({
    db: kysely,
    allowUnorderedMigrations: true,
    provider: { getMigrations: () => Promise.resolve(known) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('migration failed', { cause: error })
}
