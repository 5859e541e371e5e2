import type { Trx } from '../../../kernel/database/database'

/**
 * Notes that an order with a promised bonus has ended without money: the member can choose the promotion for another one. A
 * payment that comes late and is credited after all still brings its bonus.
 */
export async function endPromise(trx: Trx, depositId: string, now: number): Promise<void> {
  await trx
    .updateTable('deposit_bonuses')
    .set({ ended_at: now })
    .where('deposit_id', '=', depositId)
    .where('state', '=', 'promised')
    .execute()
}
