import type { OfferedPromotion } from '@plaza/contract/money'
import type { Queries } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { runningPromotions } from './promotion-settings'
import { readUses, usageOf } from './promotion-uses'

/** Whose promotions, and when. */
export interface PromotionContext {
  merchant: Merchant
  memberId: string
  now: number
}

/**
 * The promotions that a member can choose for a deposit (BONUS-1). One that is had once is left out after that; a daily one
 * that was used today says until when.
 */
export async function readPromotions(
  queries: Queries,
  { merchant, memberId, now }: PromotionContext,
): Promise<OfferedPromotion[]> {
  const running = runningPromotions(merchant, now)
  if (running.length === 0) return []
  const uses = await readUses(queries, memberId)
  return running.flatMap(({ isOn: _on, startsAt: _since, ...promotion }) => {
    const { key, until } = usageOf(promotion, merchant, { depositId: '', now })
    if (!uses.has(`${promotion.code} ${key}`)) return [promotion]
    return until === null ? [] : [{ ...promotion, usedUntil: until }]
  })
}
