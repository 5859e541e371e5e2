import { CallFailure } from '../../../kernel/call-failure'
import type { Database } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { findAffiliate, findLink } from '../affiliates'
import { findRecommender } from '../member'
import { registerSettings } from '../registration-rules'

/** A new member's upline, and its referrer. */
export interface Upline {
  uplineId: string | null
  recommenderId: string | null
  /** The link of an agent by which it registers; absent for its affiliate code. */
  link?: Awaited<ReturnType<typeof findLink>>
}

/**
 * Reads the codes of a registration. The agent's code decides the upline, else the member who recommends. An unknown
 * code from the page's address is ignored where its field is off, because nobody could correct it.
 * @throws CallFailure `affiliate.invalid`, `recommender.unknown`.
 */
export async function readUpline(
  db: Database,
  merchant: Merchant,
  given: { affiliateCode: string | null; recommenderId: string | null },
  now: number,
): Promise<Upline> {
  const { rules } = registerSettings(merchant)
  const code = given.affiliateCode
  const known = code === null ? undefined : await findAffiliate(db.read, merchant.code, code)
  const link = code === null || known !== undefined ? undefined : await findLink(db, merchant.code, code, now)
  const agent = known ?? link?.link.agentId
  if (given.affiliateCode !== null && agent === undefined && rules.affiliateCode.isEnabled)
    throw new CallFailure('affiliate.invalid', { field: 'affiliateCode' })
  const recommender =
    given.recommenderId === null
      ? undefined
      : await findRecommender(db.read, merchant.code, given.recommenderId)
  if (given.recommenderId !== null && recommender === undefined && rules.recommenderId.isEnabled)
    throw new CallFailure('recommender.unknown', { field: 'recommenderId' })
  return {
    uplineId: agent ?? recommender ?? null,
    recommenderId: recommender ?? null,
    ...(link && { link }),
  }
}
