import { isForMethod, type OfferedMethod, type OfferedPromotion } from '@plaza/contract/money'
import { useState } from 'react'

export interface PromotionInput {
  promotions: readonly OfferedPromotion[]
  method: OfferedMethod | undefined
  amountMinor: number | null
  /** What an order was sent with that got no answer: it goes on with its own. */
  sent: string | undefined
  /** What the address asks for: a promotion's own page leads here. */
  asked: string | null
}

/**
 * The promotion of a deposit: none until one is chosen, and none where the chosen one is not for the method or has ended.
 */
export function usePromotion({ promotions, method, amountMinor, sent, asked }: PromotionInput) {
  const [code, setCode] = useState<string | null>(sent ?? asked)
  const offered = method ? promotions.filter((promotion) => isForMethod(promotion, method)) : []
  const promotion = offered.find((one) => one.code === code && one.usedUntil === undefined)
  const isTooSmall = promotion !== undefined && amountMinor !== null && amountMinor < promotion.minMinor
  return {
    /** Those that can be chosen with the method. */
    offered,
    promotion,
    choose: setCode,
    /** The amount is below what the chosen promotion needs. */
    isTooSmall,
  }
}
