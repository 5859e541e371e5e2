import { CallFailure } from '../../../kernel/call-failure'
import type { Database } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { agentOfCode, type AgentOfCode } from '../affiliates'
import { findRecommender } from '../member'
import { registerSettings } from '../registration-rules'

/** A new member's upline, and its referrer. */
export interface Upline {
  uplineId: string | null
  recommenderId: string | null
  /** The agent whose code decided the upline, and the link by which it registers if the code is one of a link. */
  agent?: AgentOfCode
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
  const agent = code === null ? undefined : await agentOfCode(db, merchant, code, now)
  if (given.affiliateCode !== null && agent === undefined && rules.affiliateCode.isEnabled)
    throw new CallFailure('affiliate.invalid', { field: 'affiliateCode' })
  const recommender =
    given.recommenderId === null
      ? undefined
      : await findRecommender(db.read, merchant.code, given.recommenderId)
  if (given.recommenderId !== null && recommender === undefined && rules.recommenderId.isEnabled)
    throw new CallFailure('recommender.unknown', { field: 'recommenderId' })
  return {
    uplineId: agent?.agentId ?? recommender ?? null,
    recommenderId: recommender ?? null,
    ...(agent && { agent }),
  }
}
