import * as z from 'zod/mini'
import { currencySchema, defineCall, epochMsSchema, minorSchema } from '../kernel'
import { openedTypes } from './accounts'
import { rateCategories } from './rate-rules'

const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
/** Account name of somebody below the agent. */
export const teamAccountSchema = z.string().check(z.minLength(1), z.maxLength(64))
/** Where the next page begins, as the last one said. */
export const cursorSchema = z.string().check(z.minLength(1), z.maxLength(400))
const amountSchema = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))

/** Whether an account of a team can be used. */
export const teamStates = ['active', 'frozen'] as const
export type TeamState = (typeof teamStates)[number]

/** In which order a team is listed: the latest registration, the name, the largest and the smallest balance first. */
export const teamSorts = ['registered', 'name', 'richest', 'poorest'] as const
export type TeamSort = (typeof teamSorts)[number]

/** Rows of one page of a team. */
export const teamPageSize = 50
/** Names that are suggested while one is typed. */
export const suggestedNames = 8

const memberSchema = z.object({
  userName: z.string(),
  type: z.enum(openedTypes),
  state: z.enum(teamStates),
  /** How far below the agent; 1 is directly below. */
  level: z.int(),
  /** How many stand directly below it, and at any depth. */
  directCount: z.int(),
  teamCount: z.int(),
  /** Of its own wallets, and of everybody below it. */
  balanceMinor: minorSchema,
  teamBalanceMinor: minorSchema,
  registeredAt: epochMsSchema,
  /** Null where it has not signed in yet. */
  lastLoginAt: z.nullable(epochMsSchema),
  /** A session was seen within five minutes. */
  isOnline: z.boolean(),
  /** Hundredths of a per cent by kind of play; of `LOTT`, what its prize group comes to (`groupOfRate`). */
  rates: z.array(z.object({ category: z.enum(rateCategories), rate: z.int() })),
})
export type TeamMember = z.infer<typeof memberSchema>

export const teamMembersCall = defineCall({
  id: 'agent.team.members',
  method: 'GET',
  path: '/wps/agent/team/members',
  summary:
    'Members below the agent by filter, 50 a page: directly below one account, or everybody; agent.team.unknown for an account of no team of the agent’s (TEAM-11)',
  auth: 'agent',
  query: z.object({
    /** Whose downline; the agent’s own when absent. */
    of: z.optional(teamAccountSchema),
    /** Everybody below at any depth instead of directly below. */
    deep: z.optional(z.literal('1')),
    /** A part of the username. */
    search: z.optional(z.string().check(z.maxLength(64))),
    type: z.optional(z.enum(openedTypes)),
    state: z.optional(z.enum(teamStates)),
    online: z.optional(z.enum(['yes', 'no'])),
    /** First and last day of registration in the merchant’s zone. */
    from: z.optional(daySchema),
    to: z.optional(daySchema),
    /** Least and most of the own balance, minor units. */
    least: z.optional(amountSchema),
    most: z.optional(amountSchema),
    sort: z.optional(z.enum(teamSorts)),
    after: z.optional(cursorSchema),
  }),
  answer: z.object({
    /** From directly below the agent down to `of`; empty for the agent’s own downline. */
    path: z.array(z.string()),
    members: z.array(memberSchema),
    next: z.optional(z.string()),
    /** Of the whole filter; with the first page alone. */
    summary: z.optional(
      z.object({ members: z.int(), agents: z.int(), players: z.int(), balanceMinor: minorSchema }),
    ),
    currency: currencySchema,
    asOf: epochMsSchema,
  }),
})

export const teamNamesCall = defineCall({
  id: 'agent.team.names',
  method: 'GET',
  path: '/wps/agent/team/names',
  summary: 'Up to eight usernames of the team that begin with some letters (TEAM-11)',
  auth: 'agent',
  query: z.object({ search: z.string().check(z.minLength(1), z.maxLength(64)) }),
  answer: z.object({ names: z.array(z.string()) }),
})

/** How a request to freeze an account stands. */
export const freezeStates = ['waiting', 'approved', 'refused'] as const
export type FreezeState = (typeof freezeStates)[number]

const freezeRequestSchema = z.object({
  id: z.string(),
  state: z.enum(freezeStates),
  askedAt: epochMsSchema,
  endedAt: z.nullable(epochMsSchema),
})

export const teamMemberCall = defineCall({
  id: 'agent.team.member',
  method: 'GET',
  path: '/wps/agent/team/member',
  summary: 'One account below the agent; of its person a masked number alone (TEAM-11)',
  auth: 'agent',
  query: z.object({ account: teamAccountSchema }),
  answer: z.object({
    path: z.array(z.string()),
    member: memberSchema,
    /** For the calls that name a member directly below by its id; null for anybody further down. */
    directId: z.nullable(z.string()),
    /** Masked; null where it has none. */
    mobile: z.nullable(z.string()),
    /** The latest request of the agent to freeze it. */
    freeze: z.nullable(freezeRequestSchema),
    currency: currencySchema,
  }),
})

/** Characters of the longest message to a member, and of the longest reason to freeze one. */
export const longestTeamMessage = 500
export const longestFreezeReason = 300
const keySchema = z.string().check(z.minLength(8), z.maxLength(64))

export const teamMessageCall = defineCall({
  id: 'agent.team.message',
  method: 'POST',
  path: '/wps/agent/team/message',
  summary: 'Write to somebody directly below: a mail in its inbox, once for its key (TEAM-12)',
  auth: 'agent',
  presence: 'active',
  body: z.strictObject({
    account: teamAccountSchema,
    content: z.string().check(z.maxLength(4_000)),
    key: keySchema,
  }),
  answer: z.object({}),
})

export const freezeRequestCall = defineCall({
  id: 'agent.team.freeze',
  method: 'POST',
  path: '/wps/agent/team/freeze',
  summary:
    'Ask an operator to freeze an account of the team; the request that waits already is answered again (TEAM-12)',
  auth: 'agent',
  presence: 'active',
  body: z.strictObject({ account: teamAccountSchema, reason: z.string().check(z.maxLength(2_000)) }),
  answer: freezeRequestSchema,
})
export type FreezeRequest = z.infer<typeof freezeRequestSchema>
