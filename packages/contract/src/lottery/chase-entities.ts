import * as z from 'zod/mini'
import { currencySchema, epochMsSchema, minorSchema } from '../kernel'
import { issueNoSchema } from './issues'
import { lotteryCodeSchema, lotteryRules } from './lotteries'

/** States of a chase plan and its moves (LOTTERY-4). `done` has had all of its issues, `stopped` was ended by a win. */
export const chaseMoves = {
  running: ['done', 'stopped', 'cancelled'],
  done: [],
  stopped: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>
export type ChaseState = keyof typeof chaseMoves
export const chaseStates = Object.keys(chaseMoves) as [ChaseState, ...ChaseState[]]

/**
 * States of one issue of a plan and its moves. A `skipped` issue could not be placed when it opened: its stake comes back
 * with the rest of the plan. A corrected result turns a win into a loss, or a loss into a win.
 */
export const chaseIssueMoves = {
  waiting: ['placed', 'skipped', 'cancelled'],
  placed: ['won', 'lost', 'void', 'cancelled'],
  won: ['lost'],
  lost: ['won'],
  void: [],
  skipped: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>
export type ChaseIssueState = keyof typeof chaseIssueMoves
const chaseIssueStates = Object.keys(chaseIssueMoves) as [ChaseIssueState, ...ChaseIssueState[]]

/** How many issues a plan has, and how many numbers all of its orders have at most: those of its lines times its issues. */
export const chaseBounds = { least: 2, most: 120, numbers: 120_000 } as const

/** One issue of a plan. */
export const chaseIssueSchema = z.object({
  issue: issueNoSchema,
  /** Times the multipliers of the lines. */
  multiplier: z.int(),
  amountMinor: minorSchema,
  openAt: epochMsSchema,
  state: z.enum(chaseIssueStates),
  /** The order that it became. */
  order: z.optional(z.string()),
  prizeMinor: minorSchema,
  /** Why it was skipped, a code of the catalogue of errors. */
  reason: z.optional(z.string()),
})
export type ChaseIssue = z.infer<typeof chaseIssueSchema>

/** A plan in a list. Reserved is spent plus refunded plus what still waits, to the minor unit. */
export const chaseSummarySchema = z.object({
  id: z.string(),
  lottery: lotteryCodeSchema,
  rules: z.enum(lotteryRules),
  state: z.enum(chaseStates),
  stopsOnWin: z.boolean(),
  reservedMinor: minorSchema,
  spentMinor: minorSchema,
  refundedMinor: minorSchema,
  prizeMinor: minorSchema,
  currency: currencySchema,
  createdAt: epochMsSchema,
  endedAt: z.optional(epochMsSchema),
  /** The play of its first line. */
  firstPlay: z.string(),
  /** How many issues it has, and how many of them were placed. */
  issueCount: z.int(),
  placedCount: z.int(),
})
export type ChaseSummary = z.infer<typeof chaseSummarySchema>
