import type { AnswerOf } from '@plaza/contract/kernel'
import type { promotionCall } from '@plaza/contract/growth'

/** A promotion as its page is given it. */
export type ShownPromotion = AnswerOf<typeof promotionCall>
