import { bonusOf, isForMethod, type PromotionTerms } from '@plaza/contract/money'
import { CallFailure } from '../../../kernel/call-failure'
import type { PaymentMethod } from '../../../kernel/carriers/payment-provider'
import type { Trx } from '../../../kernel/database/database'
import { readPromotions, type PromotionContext } from './offered-promotions'
import { usageOf } from './promotion-uses'

/** The order that a promotion was chosen for. */
export interface PromotedOrder {
  id: string
  method: PaymentMethod
  amountMinor: number
  /** What it will add to the wallet. */
  receivedMinor: number
}

/**
 * Writes down the promotion that a member chose for a new order, on the terms that were shown (BONUS-1).
 * @throws CallFailure `deposit.promotion.unavailable` when it ended, was used or is for other methods; `deposit.promotion.amount` with
 * `minMinor`
 */
export async function choosePromotion(
  trx: Trx,
  code: string,
  order: PromotedOrder,
  context: PromotionContext,
): Promise<void> {
  const promotion = (await readPromotions(trx, context)).find((one) => one.code === code)
  if (!promotion || promotion.usedUntil !== undefined || !isForMethod(promotion, order.method))
    throw new CallFailure('deposit.promotion.unavailable')
  const { methods: _methods, endsAt: _endsAt, usedUntil: _usedUntil, ...terms } = promotion
  const { minMinor } = terms
  if (order.amountMinor < minMinor) throw new CallFailure('deposit.promotion.amount', { minMinor })
  const { merchant, memberId, now } = context
  await trx
    .insertInto('deposit_bonuses')
    .values({
      deposit_id: order.id,
      merchant: merchant.code,
      member_id: memberId,
      promotion: code,
      terms: JSON.stringify(terms satisfies PromotionTerms),
      amount_minor: bonusOf(terms, order.receivedMinor),
      state: 'promised',
      reason: null,
      use_key: usageOf(terms, merchant, { depositId: order.id, now }).key,
      created_at: now,
      ended_at: null,
    })
    .execute()
}
