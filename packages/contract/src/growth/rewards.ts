import * as z from 'zod/mini'
import {
  currencySchema,
  defineCall,
  defineEvent,
  epochMsSchema,
  errorStatus,
  localizedSchema,
  minorSchema,
  type ErrorCode,
} from '../kernel'
import { balanceSchema } from '../money'

/** What a member is rewarded for. */
export const rewardSources = [
  'promotion',
  'vip',
  'mission',
  'red-packet',
  'cashback',
  'check-in',
  'rebate',
  'invitation',
  'compensation',
] as const
export type RewardSource = (typeof rewardSources)[number]

/**
 * The states of a reward, or of a part of one that is paid in parts, with where each leads. It is running while it was
 * claimed and has to be bet still; without wagering it is claimed at once.
 */
export const rewardMoves = {
  claimable: ['running', 'claimed', 'expired', 'forfeited'],
  running: ['claimed', 'expired', 'forfeited'],
  claimed: [],
  expired: [],
  forfeited: [],
} as const
export type RewardState = keyof typeof rewardMoves
const stateSchema = z.enum(Object.keys(rewardMoves) as [RewardState, ...RewardState[]])

/** The lists of the reward centre: what waits to be claimed, what runs or opens later, and what is over. */
export const rewardTabs = ['claimable', 'running', 'history'] as const
export type RewardTab = (typeof rewardTabs)[number]

const whenClaimable = { opensAt: epochMsSchema, expiresAt: z.nullable(epochMsSchema) }

/** A reward, or one part of a reward that is paid in parts. */
export const rewardSchema = z.object({
  id: z.string(),
  /** One of `rewardSources`; a newer gateway may have others. */
  source: z.string(),
  name: localizedSchema,
  amountMinor: minorSchema,
  currency: currencySchema,
  /** How many times it has to be bet before it can be withdrawn; 0 for not at all. */
  wagering: z.int(),
  /** The highest stake that is accepted while it runs; null for any. */
  highestStakeMinor: z.nullable(minorSchema),
  /** Days to bet it in after it was claimed; null for any time. */
  wageringDays: z.nullable(z.int()),
  state: stateSchema,
  /** From when and until when it can be claimed; null for ever. */
  ...whenClaimable,
  /** When it was claimed, expired, was forfeited or was bet enough. */
  endedAt: z.nullable(epochMsSchema),
  /** Of a reward that is paid in parts: every part, and which one this is, from 1. */
  calendar: z.optional(
    z.object({
      part: z.int(),
      parts: z.array(z.object({ amountMinor: minorSchema, state: stateSchema, ...whenClaimable })),
    }),
  ),
  /** Of a running one: what has to be bet, and what goes back when it is forfeited now. */
  wager: z.optional(
    z.object({
      requiredMinor: minorSchema,
      doneMinor: minorSchema,
      goesMinor: minorSchema,
      expiresAt: z.optional(epochMsSchema),
    }),
  ),
})
export type Reward = z.infer<typeof rewardSchema>

/** How many rewards are claimed at once at most. */
export const rewardsAtOnce = 100

const idSchema = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/))
const rewardParams = z.object({ id: idSchema })

export const rewardsCall = defineCall({
  id: 'rewards.list',
  method: 'GET',
  path: '/wps/member/rewards',
  summary: 'Rewards of one list of the reward centre, 20 a page, with what can be claimed now (REWARD-1)',
  auth: 'member',
  query: z.object({
    tab: z.enum(rewardTabs),
    pageNo: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
  }),
  answer: z.object({
    rewards: z.array(rewardSchema),
    /** How many of each list that changes. */
    counts: z.object({ claimable: z.int(), running: z.int() }),
    /** Everything that can be claimed now. */
    claimableMinor: minorSchema,
    currency: currencySchema,
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
})

export const findRewardCall = defineCall({
  id: 'rewards.find',
  method: 'GET',
  path: '/wps/member/rewards/find',
  summary: 'The member’s reward by what gave it and what for; its first part where it is paid in parts',
  auth: 'member',
  isBackground: true,
  query: z.object({
    source: z.enum(rewardSources),
    reference: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  answer: z.object({ reward: rewardSchema }),
})

export const claimRewardCall = defineCall({
  id: 'rewards.claim',
  method: 'POST',
  path: '/wps/member/rewards/:id/claim',
  summary: 'Claim a reward, once: one that was claimed before answers as it is (REWARD-1)',
  auth: 'member',
  idempotent: true,
  presence: 'active',
  params: rewardParams,
  body: z.strictObject({}),
  carriesBalance: 'field',
  answer: z.object({ reward: rewardSchema, balance: balanceSchema }),
})

const codeSchema = z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]])

export const claimRewardsCall = defineCall({
  id: 'rewards.claimAll',
  method: 'POST',
  path: '/wps/member/rewards/claim',
  summary:
    'Claim several rewards in one transaction, with a result each; one that cannot be claimed stops no other',
  auth: 'member',
  idempotent: true,
  presence: 'active',
  /** Those that the member was shown. */
  body: z.strictObject({ ids: z.array(idSchema).check(z.minLength(1), z.maxLength(rewardsAtOnce)) }),
  carriesBalance: 'field',
  answer: z.object({
    /** In the order of the ids; `code` says why one was not claimed. */
    results: z.array(z.object({ id: z.string(), code: z.optional(codeSchema) })),
    claimedMinor: minorSchema,
    balance: balanceSchema,
  }),
})

export const forfeitRewardCall = defineCall({
  id: 'rewards.forfeit',
  method: 'POST',
  path: '/wps/member/rewards/:id/forfeit',
  summary:
    'Forfeit a reward: one that was not claimed is gone, of a running one what is left goes back (REWARD-1)',
  auth: 'member',
  idempotent: true,
  presence: 'active',
  params: rewardParams,
  /** What the member was shown that goes; refused with `bonus.changed` when more would go by now. */
  body: z.strictObject({ goesMinor: minorSchema }),
  carriesBalance: 'field',
  answer: z.object({ reward: rewardSchema, balance: balanceSchema }),
})

/** Rewards came, opened, expired or were claimed: how many can be claimed now. */
export const rewardChanged = defineEvent('reward:changed', z.object({ claimable: z.int() }))
