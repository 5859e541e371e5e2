import * as z from 'zod/mini'
import { currencySchema, defineCall, epochMsSchema, minorSchema } from '../kernel'
import { fairProofSchema } from './fairness'
import { gameTypes } from './game-entities'

const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** How a round or an order stands: not settled yet, paid more than its stake or not, or its stake went back. */
export const playStatuses = ['open', 'won', 'lost', 'void'] as const
export type PlayStatus = (typeof playStatuses)[number]

export const playedSchema = z.object({
  /** Of this account alone. */
  id: z.string(),
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
  status: z.enum(playStatuses),
  stakeMinor: minorSchema,
  validMinor: minorSchema,
  payoutMinor: minorSchema,
  /** When it was settled; of an open one when it began. */
  at: epochMsSchema,
  /** From which the round can be computed again. */
  proof: z.optional(fairProofSchema),
})
export type Played = z.infer<typeof playedSchema>

export const gameRecordCall = defineCall({
  id: 'member.gameRecord',
  method: 'GET',
  path: '/wps/member/gameRecord',
  summary:
    'Rounds and lottery orders of the account by filter, newest first, 20 a page, with the totals of the whole filter (RECORDS-3)',
  auth: 'member',
  query: z.object({
    from: z.optional(daySchema),
    to: z.optional(daySchema),
    category: z.optional(z.enum(gameTypes)),
    /** Vendor or lottery by its code. */
    source: z.optional(z.string().check(z.maxLength(32))),
    status: z.optional(z.enum(playStatuses)),
    search: z.optional(z.string().check(z.maxLength(64))),
    pageNo: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
  }),
  answer: z.object({
    played: z.array(playedSchema),
    /** Of what is settled, as profit and loss has it; `openMinor` is staked and not settled yet. */
    totals: z.object({
      count: z.int(),
      stakeMinor: minorSchema,
      validMinor: minorSchema,
      payoutMinor: minorSchema,
      netMinor: z.int(),
      openMinor: minorSchema,
      currency: currencySchema,
    }),
    /** Vendors and lotteries played in these days, by name. */
    sources: z.array(z.object({ code: z.string(), name: z.string() })),
    pageNum: z.int(),
    totalPages: z.int(),
  }),
})
