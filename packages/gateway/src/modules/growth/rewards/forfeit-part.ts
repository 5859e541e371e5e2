import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import type { BalanceOwner } from '../../../kernel/ledger'
import { findRequirements, giveUpBonus } from '../../stakes/turnover'
import { ownParts } from './own-parts'
import { referenceOf } from './reward-reference'

/**
 * Forfeits a part of a member's rewards: one that was not claimed is gone, and of a running one what is left goes back as of
 * any bonus that is given up (BONUS-3), which ends the part.
 * @throws CallFailure `reward.not.found`, `reward.expired`, `reward.state` when it is over; of a running one also those of
 * `giveUpBonus`
 */
export async function forfeitPart(
  trx: Trx,
  owner: BalanceOwner,
  { id, goesMinor }: { id: number; goesMinor: number },
  now: number,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('reward_parts')
    .set({ state: 'forfeited', due_at: null, ended_at: now })
    .where(
      'id',
      'in',
      ownParts(trx, owner).clearSelect().select('reward_parts.id').where('reward_parts.id', '=', id),
    )
    .where('state', '=', 'claimable')
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return
  const part = await ownParts(trx, owner).where('reward_parts.id', '=', id).executeTakeFirst()
  if (!part) throw new CallFailure('reward.not.found')
  if (part.state === 'claimable' || part.state === 'expired') throw new CallFailure('reward.expired')
  const [requirement] = part.state === 'running' ? await findRequirements(trx, owner, [referenceOf(id)]) : []
  if (!requirement) throw new CallFailure('reward.state')
  await giveUpBonus(trx, { memberId: owner.memberId, id: requirement.id, goesMinor }, now)
}
