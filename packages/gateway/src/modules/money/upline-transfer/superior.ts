import { memberTypes } from '@plaza/contract/identity'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { hasFlag } from '../../../kernel/http/request-merchant'
import { findById, type FoundMember } from '../../identity/directory'

/**
 * Whom a member transfers to (UPLINE-1).
 * @throws CallFailure `feature.off` without the merchant's flag; `transfer.upline.none` for an agent below another, for a member who
 * may not or has no superior, and where the superior cannot receive money.
 */
export async function superiorOf(
  queries: Queries,
  member: Member,
  { merchant }: CallContext,
): Promise<FoundMember> {
  if (!hasFlag(merchant, 'AGETRANSFERUP3')) throw new CallFailure('feature.off')
  if (member.type === memberTypes.subAgent || !member.toUpline || member.uplineId === null)
    throw new CallFailure('transfer.upline.none')
  const superior = await findById(queries, member.uplineId)
  if (!superior || superior.blocked || superior.merchant !== member.merchant)
    throw new CallFailure('transfer.upline.none')
  return superior
}

/** The first two letters of a name, and how many may follow is not said. */
export const masked = ({ nickname, account }: Pick<FoundMember, 'nickname' | 'account'>): string =>
  `${[...(nickname ?? account)].slice(0, 2).join('')}•••`
