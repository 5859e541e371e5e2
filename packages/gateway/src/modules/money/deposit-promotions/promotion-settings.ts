import { offeredPromotionSchema } from '@plaza/contract/money'
import { epochMsSchema } from '@plaza/contract/kernel'
import * as z from 'zod/mini'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { settingsPart } from '../../../kernel/merchants/settings-part'

/** A deposit promotion as a merchant sets it. */
const promotionSchema = z.extend(z.omit(offeredPromotionSchema, { usedUntil: true }), {
  highestStakeMinor: z._default(offeredPromotionSchema.shape.highestStakeMinor, null),
  minMinor: z._default(offeredPromotionSchema.shape.minMinor, 0),
  frequency: z._default(offeredPromotionSchema.shape.frequency, 'once'),
  isOn: z._default(z.boolean(), true),
  startsAt: z.optional(epochMsSchema),
})
export type DepositPromotion = z.output<typeof promotionSchema>

/** A merchant's deposit promotions: `depositPromotions` of its settings; none as shipped. */
export const depositPromotionsPart = z._default(
  z.array(promotionSchema).check(
    z.maxLength(20),
    z.refine((all) => new Set(all.map(({ code }) => code)).size === all.length),
  ),
  [],
)

/** The deposit promotions of a merchant, on or off, in its order. */
export const allPromotions = settingsPart('depositPromotions', depositPromotionsPart)

/** Whether a promotion is on at a time. */
const isRunning = ({ isOn, startsAt = 0, endsAt = Infinity }: DepositPromotion, now: number): boolean =>
  isOn && startsAt <= now && now < endsAt

/** The deposit promotions of a merchant that are on now, in its order (BONUS-1). */
export const runningPromotions = (merchant: Pick<Merchant, 'stored'>, now: number): DepositPromotion[] =>
  allPromotions(merchant).filter((promotion) => isRunning(promotion, now))
