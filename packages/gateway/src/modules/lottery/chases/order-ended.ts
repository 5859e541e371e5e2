import type { Trx } from '../../../kernel/database/database'
import type { EndedOrder } from '../bets'
import { endChase, endWhenDone, lockChase } from './end-chase'

/**
 * Notes how an order of a plan ended, or what a correction of the result made of it; a win ends a plan that stops on
 * wins, and the last issue ends any (LOTTERY-4). A plan that has ended stays so: its money was given back.
 */
async function noteEnd(trx: Trx, ended: EndedOrder, now: number): Promise<void> {
  const chase = await lockChase(trx, ended.chaseId)
  if (!chase) throw new Error(`the order ${ended.id} is of an unknown plan`)
  await trx
    .updateTable('lottery_chase_issues')
    .set({ state: ended.state, prize_minor: ended.prizeMinor })
    .where('chase_id', '=', chase.id)
    .where('issue', '=', ended.issue)
    .execute()
  const prizeMinor = chase.prize_minor + ended.prizeMinor - (ended.formerPrizeMinor ?? 0)
  await trx
    .updateTable('lottery_chases')
    .set({ prize_minor: prizeMinor })
    .where('id', '=', chase.id)
    .execute()
  if (chase.state !== 'running') return
  const noted = { ...chase, prize_minor: prizeMinor }
  if (ended.state === 'won' && chase.stops_on_win) await endChase(trx, noted, 'stopped', now)
  else await endWhenDone(trx, noted, now)
}

/** Notes orders of plans that ended, in the order of the plans, so that concurrent settlements do not deadlock. */
export async function noteEnds(trx: Trx, ended: readonly EndedOrder[], now: number): Promise<void> {
  const sorted = ended.toSorted((one, other) => (one.chaseId < other.chaseId ? -1 : 1))
  for (const one of sorted) await noteEnd(trx, one, now)
}
