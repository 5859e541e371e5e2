import * as z from 'zod/mini'
import { amountMinorSchema, localizedSchema, minorSchema, sitePathSchema } from '../kernel'
import { gameTypes } from '../play'

/** The tabs of the list of promotions; a promotion without one is in the list of all alone. */
export const promotionCategories = ['deposit', 'cashback', 'play', 'friends', 'event'] as const
export type PromotionCategory = (typeof promotionCategories)[number]

const times = z.int().check(z.minimum(0), z.maximum(100))
const days = z.int().check(z.minimum(1), z.maximum(365))

/** What has to be bet for a reward, and within what. */
const wageringFields = {
  /** How many times the reward has to be bet; 0 for not at all. */
  wagering: times,
  /** Days to bet it in; null for any time. */
  wageringDays: z.nullable(days),
  /** Highest bet meanwhile; null for any. */
  highestStakeMinor: z.nullable(amountMinorSchema),
}

/** A field of an application that a merchant asks for. */
export const applicationFieldSchema = z.object({
  name: z.string().check(z.regex(/^[a-z][a-zA-Z0-9]{0,31}$/)),
  label: localizedSchema,
  isRequired: z.boolean(),
})
export type ApplicationField = z.infer<typeof applicationFieldSchema>

/**
 * What a promotion does, by its kind, as its merchant sets it: a new promotion of one of these kinds is data alone (PROMO-1).
 *
 * - `deposit`: a bonus of the deposit form, by its code there, whose terms are the ones that are shown.
 * - `cashback`: part of a week's net losses, to every member, on Monday.
 * - `play`: a member joins, bets so much on games of some categories within some days, and is rewarded.
 * - `application`: a member applies, and an operator decides.
 * - `referral`: what the merchant gives for friends.
 * - `page`: what another page of the site has, such as missions.
 */
export const promotionPlanSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('deposit'), code: z.string().check(z.maxLength(32)) }),
  z.object({
    kind: z.literal('cashback'),
    percent: z.int().check(z.minimum(1), z.maximum(100)),
    /** Losses below this give nothing. */
    leastLossMinor: minorSchema,
    /** Most that one week gives. */
    capMinor: amountMinorSchema,
    ...wageringFields,
  }),
  z.object({
    kind: z.literal('play'),
    requiredMinor: amountMinorSchema,
    /** Categories of games that count; all when absent. */
    types: z.optional(z.array(z.enum(gameTypes)).check(z.minLength(1))),
    /** Days to do it in, from joining. */
    days,
    /** What has to have been deposited before it can be joined. */
    leastDepositMinor: minorSchema,
    rewardMinor: amountMinorSchema,
    ...wageringFields,
  }),
  z.object({
    kind: z.literal('application'),
    /** The most that an operator may give. */
    rewardMinor: amountMinorSchema,
    fields: z.array(applicationFieldSchema).check(z.maxLength(6)),
    pictures: z.enum(['none', 'optional', 'required']),
    ...wageringFields,
  }),
  z.object({ kind: z.literal('referral') }),
  z.object({ kind: z.literal('page'), path: sitePathSchema }),
])
export type PromotionPlan = z.infer<typeof promotionPlanSchema>

/** The terms of a promotion as they are shown before anyone joins; what is absent does not apply. */
export const promotionTermsSchema = z.object({
  percent: z.optional(z.int()),
  capMinor: z.optional(minorSchema),
  rewardMinor: z.optional(minorSchema),
  /** What an invited friend gets. */
  friendMinor: z.optional(minorSchema),
  leastDepositMinor: z.optional(minorSchema),
  leastLossMinor: z.optional(minorSchema),
  /** What has to be bet to be rewarded, on which categories and in how many days. */
  requiredMinor: z.optional(minorSchema),
  types: z.optional(z.array(z.string())),
  days: z.optional(z.int()),
  wagering: z.int(),
  wageringDays: z.nullable(z.int()),
  highestStakeMinor: z.nullable(minorSchema),
})
export type PromotionSummary = z.infer<typeof promotionTermsSchema>
