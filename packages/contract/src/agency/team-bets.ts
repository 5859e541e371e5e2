import * as z from 'zod/mini'
import { currencySchema, defineCall, epochMsSchema, minorSchema } from '../kernel'
import { lotteryOrderSchema } from '../lottery'
import { gameTypes, playStatuses } from '../play'
import { cursorSchema, teamAccountSchema } from './team-members'

const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** Rows of one page of a team's bets, and of one part of a file of them. */
export const teamBetsPageSize = 20
export const teamBetsPartSize = 2_000

const betSchema = z.object({
  /** Of the team alone. */
  id: z.string(),
  userName: z.string(),
  /** A round of a game, or an order on a lottery. */
  kind: z.enum(['round', 'order']),
  category: z.string(),
  /** Empty for a game whose name is no longer known. */
  gameName: z.string(),
  /** Vendor or lottery, and its name. */
  source: z.string(),
  sourceName: z.string(),
  /** The vendor's number of the round, or that of the order. */
  reference: z.string(),
  /** Of an order: the issue, and the play of its first line. */
  issue: z.nullable(z.string()),
  play: z.nullable(z.string()),
  status: z.enum(playStatuses),
  stakeMinor: minorSchema,
  validMinor: minorSchema,
  prizeMinor: minorSchema,
  /** When it was settled; of an open one when it began. */
  at: epochMsSchema,
})
export type TeamBet = z.infer<typeof betSchema>

const filterFields = {
  /** Of one account of the team; of everybody when absent. */
  account: z.optional(teamAccountSchema),
  /** Days of the merchant’s zone, at most 31; today when absent. */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  category: z.optional(z.enum(gameTypes)),
  /** Vendor or lottery by its code. */
  source: z.optional(z.string().check(z.maxLength(32))),
  /** Of orders: a play that a line has, and the issue. */
  play: z.optional(z.string().check(z.maxLength(64))),
  issue: z.optional(z.string().check(z.maxLength(32))),
  status: z.optional(z.enum(playStatuses)),
  after: z.optional(cursorSchema),
}

export const teamBetsCall = defineCall({
  id: 'agent.team.bets',
  method: 'GET',
  path: '/wps/agent/team/bets',
  summary:
    'Rounds and lottery orders of everybody below the agent by filter, newest first, 20 a page; a bet counts for whoever stood above on its day (TEAM-13)',
  auth: 'agent',
  query: z.object(filterFields),
  answer: z.object({
    bets: z.array(betSchema),
    next: z.optional(z.string()),
    /** Of the whole filter, with the first page alone: of what is settled; `openMinor` is staked and not settled yet. */
    totals: z.optional(
      z.object({
        count: z.int(),
        stakeMinor: minorSchema,
        validMinor: minorSchema,
        prizeMinor: minorSchema,
        openMinor: minorSchema,
      }),
    ),
    /** Vendors and lotteries that were played in these days, by name; with the first page alone. */
    sources: z.optional(z.array(z.object({ code: z.string(), name: z.string() }))),
    currency: currencySchema,
  }),
})

export const teamBetsExportCall = defineCall({
  id: 'agent.team.bets.export',
  method: 'GET',
  path: '/wps/agent/team/bets/export',
  summary: 'All bets of a filter, newest first, in parts of 2,000 (TEAM-13)',
  auth: 'agent',
  query: z.object(filterFields),
  answer: z.object({ rows: z.array(betSchema), next: z.optional(z.string()) }),
})

export const teamOrderCall = defineCall({
  id: 'agent.team.order',
  method: 'GET',
  path: '/wps/agent/team/order',
  summary:
    'One lottery order of the team with its lines; it cannot be changed by it. lottery.order.not.found for any other (TEAM-13)',
  auth: 'agent',
  query: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  answer: z.object({
    userName: z.string(),
    /** Without the salt of its published hash, which is its member’s. */
    order: z.omit(lotteryOrderSchema, { salt: true }),
  }),
})
