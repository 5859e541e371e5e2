import type { Trx } from '../../../kernel/database/database'
import { readDebt } from '../../../kernel/ledger'
import type { Bettors, EndReserves } from '../bets'
import { endChase } from './end-chase'

/**
 * Locks the running plans of members of one ledger, before their wallets. What it returns ends them, the oldest first, as
 * long as their member owes something: what they have not spent comes back and pays it (LEDGER-7).
 */
export async function lockPlans(
  trx: Trx,
  { merchant, currency, memberIds }: Bettors,
  now: number,
): Promise<EndReserves> {
  const plans = await trx
    .selectFrom('lottery_chases')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('currency', '=', currency)
    .where('member_id', 'in', memberIds)
    .where('state', '=', 'running')
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute()
  return async () => {
    const ended = new Set<string>()
    for (const plan of plans) {
      const memberId = plan.member_id
      if ((await readDebt(trx, { merchant, memberId, currency })) === 0) continue
      await endChase(trx, plan, 'cancelled', now)
      ended.add(memberId)
    }
    return ended
  }
}
