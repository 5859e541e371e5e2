import { promotionMoves } from '@plaza/contract/growth'
import type { Trx } from '../../../kernel/database/database'
import type { EntryRow, EntryState } from './tables'

/** What changes with a move. */
type Moved = Partial<Pick<EntryRow, 'amount_minor' | 'reason' | 'decided_at'>>

/**
 * Moves an entry on, by the contract's table alone (PROMO-2); no move is due after it.
 * @throws Error when the table does not have the move, or the entry is in another state by now
 */
export async function moveEntry(
  trx: Trx,
  { id, state }: Pick<EntryRow, 'id' | 'state'>,
  to: EntryState,
  moved: Moved,
): Promise<void> {
  const allowed: readonly string[] = promotionMoves[state]
  if (!allowed.includes(to)) throw new Error(`an entry of a promotion does not go from ${state} to ${to}`)
  const { numUpdatedRows } = await trx
    .updateTable('promotion_entries')
    .set({ ...moved, state: to, due_at: null })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`the entry ${id} is not ${state} any more`)
}
