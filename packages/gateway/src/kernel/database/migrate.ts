import { Migrator, type Kysely, type Migration } from 'kysely'
import type { Schema } from './schema'

/**
 * Applies the migrations that a database does not have yet, in the order of their names. One whose name sorts before
 * another that has run is applied all the same: it came from another branch. Safe with several processes at once:
 * Kysely locks. @throws the first failure.
 */
export async function migrate(kysely: Kysely<Schema>, migrations: Record<string, Migration>): Promise<void> {
  const migrator = new Migrator({
    db: kysely,
    allowUnorderedMigrations: true,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('migration failed', { cause: error })
}
