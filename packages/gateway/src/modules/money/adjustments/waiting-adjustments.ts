import { PlainError } from '@plaza/server-kit'
import type { Selectable } from 'kysely'
import type { Queries, Trx } from '../../../kernel/database/database'
import type { Schema } from '../../../kernel/database/schema'
import { isAnotherOperator } from '../../../kernel/operators'
import { accountNames } from '../../identity/directory'
import { withTakes, type Take } from '../review-takes'
import type { OpenCase } from '../../../kernel/operations/open-case'

/** A request that nobody confirmed is forgotten after this, ms. */
export const openMs = 24 * 3_600_000

/** A correction that one operator asked for and another one has to confirm. */
export type WaitingAdjustment = Selectable<Schema['adjustments']> & Take & { account: string }

const mostListed = 500

/** Corrections that wait for a second operator, the oldest first; or the one of a number, if it waits. */
export async function waitingAdjustments(
  queries: Queries,
  now: number,
  id?: string,
): Promise<WaitingAdjustment[]> {
  const rows = await queries
    .selectFrom('adjustments')
    .selectAll()
    .where('confirmed_at', 'is', null)
    .where('asked_at', '>', now - openMs)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('asked_at')
    .orderBy('id')
    .limit(mostListed)
    .execute()
  const names = await accountNames(
    queries,
    rows.map(({ member_id: id }) => id),
  )
  const named = rows.map((row) => ({ ...row, account: names.get(row.member_id) ?? '' }))
  return withTakes(queries, named)
}

/**
 * A correction as the operator who may confirm it takes it; null when the number is no correction's.
 * @throws PlainError when it is booked or forgotten, or when this operator asked for it
 */
export async function adjustmentCase(
  trx: Trx,
  id: string,
  by: string,
  now: number,
): Promise<OpenCase | null> {
  const row = await trx
    .selectFrom('adjustments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  if (row.confirmed_at !== null)
    throw new PlainError(`It was booked at ${new Date(row.confirmed_at).toISOString()}.`)
  if (row.asked_at <= now - openMs)
    throw new PlainError('Nobody confirmed it within a day, so it is forgotten.')
  if (!isAnotherOperator(row.asked_by, by))
    throw new PlainError(`${by} has asked for it: another operator looks at it.`)
  return { id: row.id, merchant: row.merchant, state: 'asked' }
}
