import { PlainError } from '@plaza/server-kit'
import type { Actor, Change } from '../../../kernel/audit'
import type { Trx } from '../../../kernel/database/database'
import { adjustmentCase } from '../../money/adjustments'
import { agentCase } from '../../money/deposits'
import { writeTake, type OpenCase } from '../../money/review-takes'
import { heldCase } from '../../money/suspense'
import { transferCase } from '../../money/upline-transfer'
import { hasWithdrawal, reviewWithdrawal } from '../../money/withdrawals'

/** The case of a number; null when nothing that people decide has it. */
const findCase = async (trx: Trx, id: string, by: string, now: number): Promise<OpenCase | null> =>
  // Money that came for an order is decided before the order itself.
  (await heldCase(trx, id)) ??
  (await transferCase(trx, id)) ??
  (await adjustmentCase(trx, id, by, now)) ??
  (await agentCase(trx, id))

/**
 * Reserves a case of the review queue for one operator: nobody else can decide it for half an hour (WITHDRAW-6).
 * @throws PlainError saying why it cannot be taken; nothing is changed then
 */
export async function takeCase(trx: Trx, order: string, actor: Actor, now: number): Promise<Change> {
  if (actor.why === null) throw new PlainError('Give a reason: --why "<words>".')
  if (await hasWithdrawal(trx, order))
    return reviewWithdrawal(trx, { kind: 'review-take', order }, actor, now)
  const found = await findCase(trx, order, actor.by, now)
  if (!found) throw new PlainError(`There is no case "${order}": "plaza review list" has what is waiting.`)
  const { id, merchant, state } = found
  const takenBy = await writeTake(trx, id, actor.by, now)
  return { merchant, subject: id, before: { state, takenBy }, after: { state, takenBy: actor.by } }
}
