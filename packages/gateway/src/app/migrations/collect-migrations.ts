import type { Migration } from 'kysely'

const timed = /^\d{4}-\d{2}-\d{2}T\d{4}-[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * Puts the migrations of the modules beside the first ones. Each is named by the minute in which it was written and by
 * what it does, such as `2026-11-22T1500-member-notes`: two branches that add one each do not collide, and whichever
 * lands later runs later where the other ran already.
 * @throws Error when a name is not of this form, or is used twice.
 */
export function collectMigrations(
  first: Record<string, Migration>,
  modules: readonly Record<string, Migration>[],
): Record<string, Migration> {
  const all = { ...first }
  for (const [name, migration] of modules.flatMap((own) => Object.entries(own))) {
    if (!timed.test(name))
      throw new Error(`the migration ${name} is not named like 2026-11-22T1500-what-it-does`)
    if (name in all) throw new Error(`two migrations are named ${name}`)
    all[name] = migration
  }
  return all
}
