import type { ChaseState } from '@plaza/contract/lottery'
import type { Trx } from '../../../kernel/database/database'
import { refundChase } from './chase-money'
import type { ChaseRow } from './tables'

/** A plan with its row locked; undefined when there is none. */
export const lockChase = (trx: Trx, id: string): Promise<ChaseRow | undefined> =>
  trx.selectFrom('lottery_chases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Ends a locked plan: what still waits is cancelled, and what was not spent comes back in one entry (LOTTERY-4). */
export async function endChase(
  trx: Trx,
  chase: ChaseRow,
  state: Exclude<ChaseState, 'running'>,
  now: number,
): Promise<ChaseRow> {
  await trx
    .updateTable('lottery_chase_issues')
    .set({ state: 'cancelled' })
    .where('chase_id', '=', chase.id)
    .where('state', '=', 'waiting')
    .execute()
  const refundMinor = chase.reserved_minor - chase.spent_minor
  const ended = { state, refunded_minor: refundMinor, ended_at: now, due_at: null }
  await trx.updateTable('lottery_chases').set(ended).where('id', '=', chase.id).execute()
  if (refundMinor > 0) await refundChase(trx, chase, refundMinor, now)
  return { ...chase, ...ended }
}

/** Whether issues of a plan are in one of these states. */
async function has(trx: Trx, chaseId: string, states: ('waiting' | 'placed')[]): Promise<boolean> {
  const row = await trx
    .selectFrom('lottery_chase_issues')
    .select('no')
    .where('chase_id', '=', chaseId)
    .where('state', 'in', states)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends a locked plan of which nothing waits and nothing is open any more. */
export async function endWhenDone(trx: Trx, chase: ChaseRow, now: number): Promise<void> {
  if (chase.state === 'running' && !(await has(trx, chase.id, ['waiting', 'placed'])))
    await endChase(trx, chase, 'done', now)
}
