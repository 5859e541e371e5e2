import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import { findByAccount, isBelow, type FoundMember } from '../../identity/directory'

/**
 * To whom an agent transfers (DOWNLINE-1): somebody who stands below it now, at any depth.
 * @throws CallFailure `transfer.downline.none` for everybody else, also where there is no such account or it just moved away;
 * `transfer.receiver` for an account that is blocked, closed or a trial one
 */
export async function receiverOf(
  queries: Queries,
  { merchant, agentId }: { merchant: string; agentId: string },
  account: string,
): Promise<FoundMember> {
  const found = await findByAccount(queries, merchant, account)
  if (!found || !(await isBelow(queries, { merchant, memberId: agentId, id: found.id })))
    throw new CallFailure('transfer.downline.none')
  if (found.blocked || found.trial) throw new CallFailure('transfer.receiver')
  return found
}
