import { PlainError } from '@plaza/server-kit'
import { sql } from 'kysely'
import type { Queries } from '../database/database'

/** Tables of the migrator itself. */
const ofMigrator = ['kysely_migration', 'kysely_migration_lock']

/**
 * Compares a migrated database with the tables that modules say they own, by the migrations of this release: one that a newer
 * release has migrated further has more tables.
 * @throws PlainError naming a table that no module lists, or one that a module lists and no migration makes.
 */
export async function checkTables(
  queries: Queries,
  owners: ReadonlyMap<string, string>,
  migrations: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`.execute(queries)
  const made = new Set(rows.map(({ name }) => name).filter((name) => !ofMigrator.includes(name)))
  const { rows: ran } = await sql<{ name: string }>`select name from kysely_migration`.execute(queries)
  const isNewer = ran.some(({ name }) => !migrations.includes(name))
  for (const name of isNewer ? [] : made)
    if (!owners.has(name))
      throw new PlainError(
        `No module owns the table "${name}": add it to \`tables\` of the module whose migration makes it.`,
      )
  for (const [name, owner] of owners)
    if (!made.has(name)) throw new PlainError(`${owner} lists the table "${name}", which no migration makes.`)
}
