import type { Trx } from '../../../kernel/database/database'
import { addExclusion, type NewExclusion } from './exclusions'
import { recordActions, type DoneAction } from './actions'

/** Writes breaks and actions of a demo's members. */
export async function importProtection(
  trx: Trx,
  { exclusions, actions }: { exclusions: readonly NewExclusion[]; actions: readonly DoneAction[] },
): Promise<void> {
  for (const one of exclusions) await addExclusion(trx, one)
  await recordActions(trx, actions)
}

/** Whether anybody has done anything of responsible play. */
export async function hasProtection(trx: Trx): Promise<boolean> {
  return (await trx.selectFrom('protection_actions').select('id').limit(1).executeTakeFirst()) !== undefined
}
