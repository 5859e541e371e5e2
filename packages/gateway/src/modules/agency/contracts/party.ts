import { typesWithoutContracts } from '@plaza/contract/identity'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import { findByAccount, uplineOf, type FoundMember } from '../../identity/directory'

/** Who offers: a member, or the merchant itself (`memberId` null). */
export interface Offerer {
  merchant: string
  memberId: string | null
}

/** Whether an account can be given a contract at all: not blocked, no trial, and of a type that has contracts. */
export const mayHaveContract = ({ blocked, trial, type }: Pick<FoundMember, 'blocked' | 'trial' | 'type'>) =>
  !blocked && !trial && !typesWithoutContracts.includes(type)

/**
 * To whom a contract is offered (CONTRACT-2): who stands directly below the offerer; below the merchant stands who has nobody above.
 * @throws CallFailure `contract.party` for everybody else, also where there is no such account
 */
export async function partyOf(
  queries: Queries,
  { merchant, memberId }: Offerer,
  account: string,
): Promise<FoundMember> {
  const found = await findByAccount(queries, merchant, account)
  if (!found || !mayHaveContract(found) || (await uplineOf(queries, found.id)) !== memberId)
    throw new CallFailure('contract.party')
  return found
}
