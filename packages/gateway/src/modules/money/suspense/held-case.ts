import { PlainError } from '@plaza/server-kit'
import type { Trx } from '../../../kernel/database/database'
import type { OpenCase } from '../../../kernel/operations/open-case'
import type { SuspenseRow } from './tables'

const decided = ({ state, resolved_at: at, resolved_by: by }: SuspenseRow): string =>
  `It was ${state} at ${new Date(at ?? 0).toISOString()} by ${by ?? 'somebody'}.`

/**
 * A payment that is held, by its own number, locked.
 * @throws PlainError when no case has this number, or it has been decided
 */
export async function lockHeld(trx: Trx, id: string): Promise<SuspenseRow> {
  const item = await trx
    .selectFrom('suspense_items')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!item) throw new PlainError(`There is no payment "${id}" in suspense.`)
  if (item.state !== 'held') throw new PlainError(decided(item))
  return item
}

/**
 * The held payment of a number, its own or that of its order, as an operator takes it; null when the number names none.
 * @throws PlainError when it was decided, or when an order has several
 */
export async function heldCase(trx: Trx, id: string): Promise<OpenCase | null> {
  const items = await trx
    .selectFrom('suspense_items')
    .selectAll()
    .where((where) => where.or([where('id', '=', id), where('deposit_id', '=', id)]))
    .orderBy('received_at')
    .forUpdate()
    .execute()
  const [held, ...others] = items.filter(({ state }) => state === 'held')
  if (others.length > 0)
    throw new PlainError(`"${id}" has several payments on hold: name one of them, as in "review list".`)
  if (held) return held
  const last = items.at(-1)
  if (last) throw new PlainError(decided(last))
  return null
}
