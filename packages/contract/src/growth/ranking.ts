import * as z from 'zod/mini'
import { currencySchema, defineCall, epochMsSchema, minorSchema, typedTextSchema } from '../kernel'

/**
 * What members are ranked by: what they bet that counts, what they won more than they bet, or how many times itself the best single
 * stake has won. The scores of `multiple` are hundredths of that, those of the others minor units.
 */
export const rankingMetrics = ['turnover', 'net', 'multiple'] as const
export type RankingMetric = (typeof rankingMetrics)[number]

/** Of which days, by the merchant's calendar. */
export const rankingPeriods = ['today', 'yesterday', 'week'] as const
export type RankingPeriod = (typeof rankingPeriods)[number]

const rowSchema = z.object({
  rank: z.int(),
  /** The nickname that its member chose, or its masked account. */
  name: z.string(),
  scoreMinor: minorSchema,
  prizeMinor: minorSchema,
  isOwn: z.boolean(),
})
export type RankingRow = z.infer<typeof rowSchema>

export const rankingCall = defineCall({
  id: 'ranking.show',
  method: 'GET',
  path: '/wps/ranking',
  summary: 'The fifty best of a day or week with their prizes, accounts masked, and the member’s own place',
  auth: 'member',
  query: z.object({ metric: z.enum(rankingMetrics), period: z.enum(rankingPeriods) }),
  answer: z.object({
    rows: z.array(rowSchema),
    /** The member's own place; rank null where it is not among the first thousand. */
    own: z.object({
      rank: z.nullable(z.int()),
      scoreMinor: minorSchema,
      /** What is missing to the next rank; null for the first. */
      missingMinor: z.nullable(minorSchema),
    }),
    /** Everything that is paid for it. */
    poolMinor: minorSchema,
    /** The first moment after it. */
    endsAt: epochMsSchema,
    /** Whether it is over and every prize is in the reward centre. */
    isPaid: z.boolean(),
    currency: currencySchema,
    /** The nickname that the member chose; null for none, and absent in answers of older gateways. */
    nickname: z.optional(z.nullable(z.string())),
  }),
})
export type Ranking = z.infer<(typeof rankingCall)['answer']>

/** How long a nickname is, in characters as a person sees them. */
export const nicknameLength = { least: 3, most: 16 } as const

export const setNicknameCall = defineCall({
  id: 'ranking.nickname',
  method: 'POST',
  path: '/wps/ranking/nickname',
  summary:
    'Choose the name that leaderboards show instead of the masked account; an empty one removes it (MISSION-2)',
  auth: 'member',
  presence: 'active',
  body: z.strictObject({ nickname: typedTextSchema(nicknameLength.most) }),
  answer: z.object({ nickname: z.nullable(z.string()) }),
})
