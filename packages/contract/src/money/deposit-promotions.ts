import * as z from 'zod/mini'
import { epochMsSchema, localizedSchema, minorSchema } from '../kernel'

/** How often a member may have a promotion. */
export const promotionFrequencies = ['once', 'daily', 'always'] as const

/** What a deposit promotion gives and asks for (BONUS-1). */
export const promotionTermsSchema = z.object({
  code: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)),
  name: localizedSchema,
  /** Bonus in per cent of what the deposit adds to the wallet. */
  percent: z.int().check(z.minimum(1), z.maximum(1_000)),
  /** Largest bonus. */
  capMinor: minorSchema,
  /** How many times the bonus has to be staked. */
  wagering: z.int().check(z.minimum(1), z.maximum(100)),
  /** Days until a bonus that was not staked enough goes back. */
  expiryDays: z.int().check(z.minimum(1), z.maximum(365)),
  /** Highest stake while the bonus runs; null for any. */
  highestStakeMinor: z.nullable(minorSchema),
  /** Smallest deposit. */
  minMinor: minorSchema,
  frequency: z.enum(promotionFrequencies),
})
export type PromotionTerms = z.infer<typeof promotionTermsSchema>

/** A promotion that a member can choose for a deposit. */
export const offeredPromotionSchema = z.extend(promotionTermsSchema, {
  /** Codes of the methods that it is for; any when absent. */
  methods: z.optional(z.array(z.string())),
  endsAt: z.optional(epochMsSchema),
  /** Of a daily one that was used today: when it can be chosen again. */
  usedUntil: z.optional(epochMsSchema),
})
export type OfferedPromotion = z.infer<typeof offeredPromotionSchema>

/** The promotion of a deposit order: promised, given with its credit, or not given and why. */
export const depositBonusSchema = z.object({
  promotion: z.string(),
  name: localizedSchema,
  amountMinor: minorSchema,
  wagering: z.int(),
  state: z.enum(['promised', 'given', 'refused']),
  /** The promotion ended, or was used with another deposit, before this one was credited. */
  reason: z.optional(z.enum(['ended', 'used'])),
})
export type DepositBonus = z.infer<typeof depositBonusSchema>

/** Bonus of a deposit by what it adds to the wallet, minor units: rounded down, at most the cap. */
export function bonusOf(
  { percent, capMinor }: Pick<PromotionTerms, 'percent' | 'capMinor'>,
  receivedMinor: number,
): number {
  // By hundreds, so that the product stays exact for every amount of a call.
  const hundreds = Math.floor(receivedMinor / 100)
  const rest = receivedMinor % 100
  return Math.min(capMinor, hundreds * percent + Math.floor((rest * percent) / 100))
}

/** What a bonus requires to be staked, minor units. */
export const wageringOf = ({ wagering }: Pick<PromotionTerms, 'wagering'>, bonusMinor: number): number =>
  bonusMinor * wagering

/** Whether a promotion is for a method. */
export const isForMethod = (
  { methods }: Pick<OfferedPromotion, 'methods'>,
  { code, paysBy }: { code: string; paysBy: string },
): boolean => paysBy !== 'voucher' && (methods?.includes(code) ?? true)
