import * as z from 'zod/mini'
import { epochMsSchema } from '../kernel'

/** Number of an issue: the day of its lottery, and which of the day it is: `20261123-0612`. */
export const issueNoSchema = z.string().check(z.regex(/^\d{8}-\d{4}$/))

/** `open` sells; `closed` waits for its draw; `void` was not drawn, and its orders were refunded. */
export const issueStates = ['open', 'closed', 'drawn', 'void'] as const
export type IssueState = (typeof issueStates)[number]

/**
 * Where the numbers of an issue come from: `own` are computed from its seed and orders; official ones are `entered` by
 * two operators, or `fetched` from who publishes them (DRAW-6).
 */
export const drawSources = ['own', 'entered', 'fetched'] as const
export type DrawSource = (typeof drawSources)[number]

/** One draw of a lottery, from opening to result (DRAW-1). A bet counts if it arrives before `closeAt`. */
export const issueSchema = z.object({
  no: issueNoSchema,
  /** Which of the day it is, from 1 … */
  n: z.int(),
  /** … of how many. */
  of: z.int(),
  openAt: epochMsSchema,
  closeAt: epochMsSchema,
  drawAt: epochMsSchema,
  state: z.enum(issueStates),
  /** sha256 of the seed that the numbers will come from, hexadecimal. */
  seedHash: z.string(),
})
export type Issue = z.infer<typeof issueSchema>

/** The numbers of an issue, in the order of its rules; a Vietnamese board as all its digits, first prize first. */
export const resultSchema = z.object({
  no: issueNoSchema,
  drawAt: epochMsSchema,
  numbers: z.array(z.int()),
})
export type Result = z.infer<typeof resultSchema>
