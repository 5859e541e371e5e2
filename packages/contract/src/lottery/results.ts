import * as z from 'zod/mini'
import { defineCall, defineEvent, epochMsSchema } from '../kernel'
import { drawSources, issueNoSchema, issueStates, resultSchema } from './issues'
import { lotteryCodeSchema, lotteryRules, lotteryStateSchema } from './lotteries'
import { drawWitnessSchema } from './witness'

/** Most draws that a trend goes back. */
export const mostTrendDraws = 1_000

const dayQuerySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const resultsCall = defineCall({
  id: 'lottery.results',
  method: 'GET',
  path: '/lgw/results',
  summary: 'Results of a lottery, newest first, 20 a page; of one of its days, or of all',
  auth: 'none',
  query: z.object({
    code: lotteryCodeSchema,
    day: z.optional(dayQuerySchema),
    pageNo: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
  }),
  answer: z.object({
    results: z.array(resultSchema),
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
})

export const newestResultsCall = defineCall({
  id: 'lottery.results.newest',
  method: 'GET',
  path: '/lgw/results/newest',
  summary: 'The newest results of every lottery, four of each, newest first',
  auth: 'none',
  isBackground: true,
  answer: z.object({
    lotteries: z.array(z.object({ code: z.string(), results: z.array(resultSchema) })),
  }),
})

export const trendCall = defineCall({
  id: 'lottery.trend',
  method: 'GET',
  path: '/lgw/trend',
  summary: 'The last draws of a lottery, newest first, up to 1,000',
  auth: 'none',
  query: z.object({
    code: lotteryCodeSchema,
    count: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostTrendDraws))),
  }),
  answer: z.object({ results: z.array(resultSchema) }),
})

/** A correction of official numbers. */
export const drawCorrectionSchema = z.object({
  at: epochMsSchema,
  /** The numbers that stood until then. */
  before: z.array(z.int()),
  /** The operator's reason, as it was written. */
  why: z.optional(z.string()),
})
export type DrawCorrection = z.infer<typeof drawCorrectionSchema>

/**
 * Everything from which a draw can be computed again (DRAW-2). The numbers come from `HMAC_SHA256(seed,
 * digest:issue:round)`, with a witness from
 * `HMAC_SHA256(seed, digest:issue:link:round)`; `sha256(seed)` is `seedHash`, which is the seed of the chain's link before.
 */
export const drawProofSchema = z.object({
  lottery: z.string(),
  rules: z.enum(lotteryRules),
  no: issueNoSchema,
  drawAt: epochMsSchema,
  state: z.enum(issueStates),
  seedHash: z.string(),
  /** Published with the numbers, or when the issue was voided. */
  seed: z.optional(z.string()),
  /** Of all accepted orders with what they sold (`digestText` of `@plaza/fair`); fixed when selling ended. */
  digest: z.optional(z.string()),
  /** How many orders that is. */
  orders: z.int(),
  numbers: z.optional(z.array(z.int())),
  /** Of official results, which follow from no seed; absent where the numbers are the platform's own. */
  source: z.optional(z.enum(drawSources)),
  /** How often official numbers were corrected. */
  corrections: z.optional(z.int()),
  /** Each of those corrections, oldest first (DRAW-7). */
  corrected: z.optional(z.array(drawCorrectionSchema)),
  chain: z.object({
    /** Which chain of the lottery it is; a new one begins when one is used up. */
    no: z.int(),
    /** The published end: hashing a seed `link` times gives it. */
    end: z.string(),
    /** Which link of the chain this issue has, from 1. */
    link: z.int(),
    length: z.int(),
  }),
  /** The issue with the link before; null at the first link and where it is no longer kept. */
  previous: z.nullable(z.object({ no: issueNoSchema, seed: z.optional(z.string()) })),
  /** The witness of the draw; absent where none takes part (DRAW-9). */
  witness: z.optional(drawWitnessSchema),
})
export type DrawProof = z.infer<typeof drawProofSchema>

export const drawCall = defineCall({
  id: 'lottery.draw',
  method: 'GET',
  path: '/lgw/draws/:code/:no',
  summary: 'The proof of a draw: seed, digest, numbers and chain',
  auth: 'none',
  params: z.object({ code: lotteryCodeSchema, no: issueNoSchema }),
  answer: drawProofSchema,
})

/** Most orders of one answer. */
export const acceptedOrdersPage = 5_000

/** An accepted order as the digest covers it; orders of issues from before hashes have an id alone. */
export const acceptedOrderSchema = z.object({
  id: z.string(),
  /** sha256 over what was sold: `orderText` of `@plaza/fair`. */
  hash: z.optional(z.string()),
})

export const acceptedOrdersCall = defineCall({
  id: 'lottery.draw.accepted',
  method: 'GET',
  path: '/lgw/draws/:code/:no/accepted',
  summary:
    'The orders that the digest of an issue covers, by id and hash, once its selling has ended; sorted, 5,000 a page',
  auth: 'none',
  params: z.object({ code: lotteryCodeSchema, no: issueNoSchema }),
  query: z.object({
    /** The last id of the page before. */
    after: z.optional(z.string().check(z.maxLength(64))),
  }),
  answer: z.object({ orders: z.array(acceptedOrderSchema), hasMore: z.boolean() }),
})

/** A lottery changed: its selling ended, it was drawn and its next issue opened, or it was closed or opened. */
export const drawChanged = defineEvent('draw:changed', z.extend(lotteryStateSchema, { lottery: z.string() }))
