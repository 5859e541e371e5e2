import { Migrator, type Kysely } from 'kysely'
import { migrations } from './migrations'
import type { Schema } from './schema'

/** Brings a database to the newest schema. Safe with several processes at once: Kysely locks. @throws the first failure. */
export async function migrate(kysely: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('migration failed', { cause: error })
}
