import { PlainError } from '@plaza/server-kit'
import type { Queries, Trx } from '../../../kernel/database/database'
import { isAnotherOperator } from '../../../kernel/operators'
import type { TakeRow } from './tables'

/** Who took a case, and when (ms); null while nobody has. */
export interface Take {
  taken_by: string | null
  taken_at: number | null
}

/** After this long another operator may take a case over, ms. */
const takenMs = 30 * 60_000

/** Whether an operator has a case at a moment: a take ends by itself. */
export const isHeldBy = ({ taken_by: takenBy, taken_at: takenAt }: Take, by: string, now: number): boolean =>
  takenBy !== null && !isAnotherOperator(takenBy, by) && takenAt !== null && takenAt + takenMs > now

/**
 * Refuses what an operator does with a case that another one took less than half an hour ago (WITHDRAW-6).
 * @throws PlainError saying who has it since when
 */
export function refuseTaken({ taken_by: takenBy, taken_at: takenAt }: Take, by: string, now: number): void {
  if (takenBy === null || takenAt === null || takenAt + takenMs <= now) return
  if (!isAnotherOperator(takenBy, by)) return
  throw new PlainError(`${takenBy} has taken it since ${new Date(takenAt).toISOString()}.`)
}

/** Who took each of some cases, by the case's number. */
export async function takesOf(queries: Queries, ids: readonly string[]): Promise<Map<string, Take>> {
  if (ids.length === 0) return new Map()
  const rows = await queries.selectFrom('review_takes').selectAll().where('case_id', 'in', ids).execute()
  return new Map(rows.map(({ case_id: id, ...take }) => [id, take]))
}

/** A list of cases, each with who took it. */
export async function withTakes<Case extends { id: string }>(
  queries: Queries,
  cases: readonly Case[],
): Promise<(Case & Take)[]> {
  const takes = await takesOf(
    queries,
    cases.map(({ id }) => id),
  )
  return cases.map((one) => ({ ...one, ...(takes.get(one.id) ?? { taken_by: null, taken_at: null }) }))
}

const lockTake = (trx: Trx, id: string): Promise<TakeRow | undefined> =>
  trx.selectFrom('review_takes').selectAll().where('case_id', '=', id).forUpdate().executeTakeFirst()

/**
 * Ends a take because its case is being decided, in the transaction that decides it.
 * @throws PlainError while another operator has the case
 */
export async function endTake(trx: Trx, id: string, by: string, now: number): Promise<void> {
  const take = await lockTake(trx, id)
  if (!take) return
  refuseTaken(take, by, now)
  await trx.deleteFrom('review_takes').where('case_id', '=', id).execute()
}

/**
 * Takes a case for an operator; the caller has locked it. Returns the operator who held it before.
 * @throws PlainError when the operator or another one has it
 */
export async function writeTake(trx: Trx, id: string, by: string, now: number): Promise<string | null> {
  const take = await lockTake(trx, id)
  if (take) refuseTaken(take, by, now)
  if (take && isHeldBy(take, by, now)) throw new PlainError(`${by} has taken it already.`)
  const taken = { taken_by: by, taken_at: now }
  await trx
    .insertInto('review_takes')
    .values({ case_id: id, ...taken })
    .onConflict((conflict) => conflict.column('case_id').doUpdateSet(taken))
    .execute()
  return take?.taken_by ?? null
}
