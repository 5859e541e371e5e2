import { applyStoredCode, type AppliedCode } from '../kernel/database/apply-stored-code'
import type { Database } from '../kernel/database/database'
import { checkTables } from '../kernel/modules/check-tables'
import type { CollectedModules } from '../kernel/modules/collect-modules'
import { collectAll } from './collect-all'
import { goneCode } from './gone-code'
import { storedCode as dispatchers } from './stored-code'

/**
 * Gives a database the tables of these modules, then their functions and triggers, with the dispatchers of hooks.
 * @throws the first failure.
 */
export async function bringUpToDate(
  db: Database,
  { migrations, tables, storedCode }: CollectedModules = collectAll(),
): Promise<AppliedCode> {
  await db.migrate(migrations)
  await checkTables(db.read, tables, Object.keys(migrations))
  return applyStoredCode(db, [...storedCode, ...dispatchers], goneCode)
}
