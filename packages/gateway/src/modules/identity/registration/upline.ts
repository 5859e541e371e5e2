import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { findAffiliate } from '../affiliates'
import { findRecommender } from '../member'
import { registerSettings } from '../registration-rules'

/** A new member's upline, and its referrer. */
export interface Upline {
  uplineId: string | null
  recommenderId: string | null
}

/**
 * Reads the codes of a registration. The agent's code decides the upline, else the member who recommends. An unknown
 * code from the page's address is ignored where its field is off, because nobody could correct it.
 * @throws CallFailure `affiliate.invalid`, `recommender.unknown`.
 */
export async function readUpline(
  queries: Queries,
  merchant: Merchant,
  given: { affiliateCode: string | null; recommenderId: string | null },
): Promise<Upline> {
  const { rules } = registerSettings(merchant)
  const agent =
    given.affiliateCode === null
      ? undefined
      : await findAffiliate(queries, merchant.code, given.affiliateCode)
  if (given.affiliateCode !== null && agent === undefined && rules.affiliateCode.isEnabled)
    throw new CallFailure('affiliate.invalid', { field: 'affiliateCode' })
  const recommender =
    given.recommenderId === null
      ? undefined
      : await findRecommender(queries, merchant.code, given.recommenderId)
  if (given.recommenderId !== null && recommender === undefined && rules.recommenderId.isEnabled)
    throw new CallFailure('recommender.unknown', { field: 'recommenderId' })
  return { uplineId: agent ?? recommender ?? null, recommenderId: recommender ?? null }
}
