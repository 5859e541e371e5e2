import type { Jurisdiction } from '@plaza/contract/site'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import { protectionProfiles, readInformedAt } from '../../identity/protection'
import { hasStaked } from '../../stakes/member-days'

/** Whose first wager it may be, at a merchant of a jurisdiction. */
export interface Wagering {
  memberId: string
  jurisdiction: Jurisdiction
}

/**
 * Whether a member has still to read the information that the jurisdiction's profile wants before the first wager (RG-11).
 * Who has staked money already is past its first.
 */
export async function mustBeInformed(
  queries: Queries,
  { memberId, jurisdiction }: Wagering,
): Promise<boolean> {
  if (!protectionProfiles[jurisdiction].informsFirst) return false
  if ((await readInformedAt(queries, memberId)) !== null) return false
  return !(await hasStaked(queries, memberId))
}

/** Refuses a first wager without the information before it. @throws CallFailure `information.required` */
export async function checkInformed(queries: Queries, wagering: Wagering): Promise<void> {
  if (await mustBeInformed(queries, wagering)) throw new CallFailure('information.required')
}
