import * as z from 'zod/mini'
import { amountMinorSchema, currencySchema, defineCall, epochMsSchema, minorSchema } from '../kernel'
import { rewardSchema } from './rewards'

/** Whose code an invitation link carries: a member's, or an agent's. */
export const invitationKinds = ['member', 'agent'] as const
export type InvitationKind = (typeof invitationKinds)[number]

/** The ranges of the figures, in days of the merchant up to today; without one they are of all time. */
export const invitationRanges = ['7', '30'] as const
export type InvitationRange = (typeof invitationRanges)[number]

/** What a merchant gives for friends. */
export const invitationRulesSchema = z.object({
  /** A friend qualifies by a first deposit of at least this. */
  leastDepositMinor: minorSchema,
  /** What the friend gets; 0 for nothing. */
  friendMinor: minorSchema,
  /** What the member gets for each friend, by how many have qualified: each from its number on, in order. */
  tiers: z.array(z.object({ from: z.int(), rewardMinor: amountMinorSchema })),
  wagering: z.int(),
  wageringDays: z.nullable(z.int()),
  /** Days after registering within which the first deposit counts. */
  qualifyDays: z.int(),
})
export type InvitationRules = z.infer<typeof invitationRulesSchema>

export const invitationFiguresCall = defineCall({
  id: 'invitations.figures',
  method: 'GET',
  path: '/wps/member/invite/figures',
  summary:
    'What came of the member’s invitations: visits of the link, friends by step, rewards, and the rules (INVITE-1)',
  auth: 'member',
  isBackground: true,
  query: z.object({ days: z.optional(z.enum(invitationRanges)) }),
  answer: z.object({
    /** Visits of the link, each browser's address once a day. */
    clicks: z.int(),
    /** Friends who registered in the range, how many of them have deposited, and how many qualified. */
    registered: z.int(),
    deposited: z.int(),
    qualified: z.int(),
    /** Rewards for these friends: claimed, and waiting to be claimed. */
    paidMinor: minorSchema,
    pendingMinor: minorSchema,
    currency: currencySchema,
    /** Null where nothing is given for friends: the promotion does not run, or the member is an agent. */
    rules: z.nullable(invitationRulesSchema),
  }),
})
export type InvitationFigures = z.infer<(typeof invitationFiguresCall)['answer']>

/**
 * How far a friend is: it has registered, it has deposited without qualifying (too little the first time), it has qualified,
 * or its time to qualify is over.
 */
export const friendSteps = ['registered', 'deposited', 'qualified', 'late'] as const
export type FriendStep = (typeof friendSteps)[number]

const friendSchema = z.object({
  /** Masked. */
  name: z.string(),
  registeredAt: epochMsSchema,
  step: z.enum(friendSteps),
  /** Of one who has only registered, where rules run: until when it can qualify. */
  qualifiesUntil: z.nullable(epochMsSchema),
  /** What the member was given for it; null for nothing yet. */
  rewardMinor: z.nullable(minorSchema),
})
export type InvitedFriend = z.infer<typeof friendSchema>

const pageNo = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)))
const pageFields = { pageNum: z.int(), totalPages: z.int(), total: z.int() }

export const invitedFriendsCall = defineCall({
  id: 'invitations.friends',
  method: 'GET',
  path: '/wps/member/invite/friends',
  summary: 'Friends who registered by the member’s invitation, the latest first, names masked, 20 a page',
  auth: 'member',
  query: z.object({ pageNo }),
  answer: z.object({ friends: z.array(friendSchema), currency: currencySchema, ...pageFields }),
})

const invitationRewardSchema = z.object({
  reward: rewardSchema,
  /** Masked; null for the reward of having been invited. */
  friend: z.nullable(z.string()),
  /** Which friend to qualify it was, from 1, and its first deposit, on which the reward rests. */
  number: z.nullable(z.int()),
  depositMinor: z.nullable(minorSchema),
})
export type InvitationReward = z.infer<typeof invitationRewardSchema>

export const invitationRewardsCall = defineCall({
  id: 'invitations.rewards',
  method: 'GET',
  path: '/wps/member/invite/rewards',
  summary: 'Rewards for friends, those to claim first, then the latest, 20 a page',
  auth: 'member',
  query: z.object({ pageNo }),
  answer: z.object({ rewards: z.array(invitationRewardSchema), ...pageFields }),
})

export const visitInvitationCall = defineCall({
  id: 'invitations.visit',
  method: 'POST',
  path: '/wps/invite/visit',
  summary:
    'Count a visit of an invitation link, once a day for an address; an unknown code counts for nobody',
  auth: 'none',
  isBackground: true,
  body: z.strictObject({
    kind: z.enum(invitationKinds),
    code: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  answer: z.object({}),
})
