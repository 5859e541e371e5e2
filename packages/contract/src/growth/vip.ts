import * as z from 'zod/mini'
import { currencySchema, defineCall, epochMsSchema, minorSchema } from '../kernel'
import { rewardSchema } from './rewards'

/** The highest level of the VIP club; 0 is every member. */
export const highestVipLevel = 10

/** What members of a level receive besides rebates: when they reach it, each week, each month, on their birthday. */
export const vipPays = ['upgrade', 'weekly', 'monthly', 'birthday'] as const
export type VipPay = (typeof vipPays)[number]

/** Why a level changed: its figures were reached, were not kept, or the club's levels are others now. */
export const vipChangeReasons = ['reached', 'not-kept', 'levels-changed'] as const
export type VipChangeReason = (typeof vipChangeReasons)[number]

/** Rates are hundredths of a per cent: 65 is 0.65 %. */
const rateSchema = z.int().check(z.minimum(0), z.maximum(10_000))

export const vipLevelSchema = z.object({
  level: z.int(),
  /** What it takes to reach it: deposits and valid bets in all, both. */
  depositMinor: minorSchema,
  validMinor: minorSchema,
  /** What it takes in each period to keep it. */
  keepDepositMinor: minorSchema,
  keepValidMinor: minorSchema,
  /** What it pays, by occasion; 0 for nothing. */
  pays: z.object({ upgrade: minorSchema, weekly: minorSchema, monthly: minorSchema, birthday: minorSchema }),
  /** Rebate by kind of play; one that is missing has none. */
  rebates: z.record(z.string(), rateSchema),
  /** How many withdrawals a day, and how much in all. */
  withdrawals: z.int(),
  withdrawalMinor: minorSchema,
  /** The most of one withdrawal; absent in answers of older gateways. */
  largestWithdrawalMinor: z.optional(minorSchema),
})
export type VipLevel = z.infer<typeof vipLevelSchema>

/** How far a member is: minor units. `done` may be more than is wanted. */
const progressSchema = z.object({ doneMinor: minorSchema, wantedMinor: minorSchema })
export type VipProgress = z.infer<typeof progressSchema>

export const benefitsCall = defineCall({
  id: 'vip.benefits',
  method: 'GET',
  path: '/wps/member/benefits',
  summary: 'The member’s VIP level, what it takes to rise and to keep it, and what every level gives (VIP-1)',
  auth: 'member',
  answer: z.object({
    level: z.int(),
    /** Since when; null for a member who never had another. */
    since: z.nullable(epochMsSchema),
    /** What it takes to reach the next level; null at the highest. */
    next: z.nullable(z.object({ level: z.int(), deposit: progressSchema, valid: progressSchema })),
    /** What it takes to keep this one, and until when; null at level 0, which nobody loses. */
    keep: z.nullable(z.object({ until: epochMsSchema, deposit: progressSchema, valid: progressSchema })),
    /** Days between two reviews. */
    reviewDays: z.int(),
    /** How often what levels pay must be bet before it can be withdrawn. */
    wagering: z.int(),
    /** Whether the member's date of birth is known. */
    hasBirthday: z.boolean(),
    levels: z.array(vipLevelSchema),
    /** What levels paid this member, newest first. */
    rewards: z.array(rewardSchema),
    /** Changes of level, newest first. */
    changes: z.array(
      z.object({
        at: epochMsSchema,
        from: z.int(),
        to: z.int(),
        /** One of `vipChangeReasons`; a newer gateway may have others. */
        reason: z.string(),
      }),
    ),
    currency: currencySchema,
  }),
})
