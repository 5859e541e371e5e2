import type { OfferedPromotion } from '@plaza/contract/money'

const ranks: Readonly<Record<OfferedPromotion['frequency'], number>> = { once: 0, daily: 1, always: 2 }

/** Promotions in the order of the form: those that are given only once first, used ones last (BONUS-1). */
export const inOrder = (promotions: readonly OfferedPromotion[]): OfferedPromotion[] =>
  [...promotions].sort(
    (a, b) =>
      Number(a.usedUntil !== undefined) - Number(b.usedUntil !== undefined) ||
      ranks[a.frequency] - ranks[b.frequency],
  )
