import * as z from 'zod/mini'
import {
  currencySchema,
  defineCall,
  epochMsSchema,
  minorSchema,
  sitePathSchema,
  typedTextSchema,
} from '../kernel'
import { applicationFieldSchema, promotionTermsSchema } from './promotion-terms'

/**
 * What a promotion is to a member, with where each state leads: by its dates until it is joined or applied for, then by what the
 * member does (PROMO-2). `issued` is a reward that waits in the reward centre. A bonus of deposits is open again when the order
 * that chose it was not paid, and on its next day when it can be had daily.
 */
export const promotionMoves = {
  coming: ['open'],
  open: ['joined', 'applying', 'process', 'close'],
  joined: ['open', 'process', 'issued', 'claimed', 'close'],
  process: ['issued', 'claimed', 'close'],
  applying: ['issued', 'rejected'],
  rejected: ['applying', 'close'],
  issued: ['claimed', 'close'],
  claimed: ['open'],
  close: ['open'],
} as const
export type PromotionState = keyof typeof promotionMoves
const stateSchema = z.enum(Object.keys(promotionMoves) as [PromotionState, ...PromotionState[]])

/** Where a promotion of each state is in a list: what has not begun, can be had, is taken part in, or is over for the member. */
export const promotionListing = {
  coming: 'coming',
  open: 'open',
  joined: 'signed',
  process: 'signed',
  applying: 'signed',
  rejected: 'open',
  issued: 'signed',
  claimed: 'closed',
  close: 'closed',
} as const satisfies Record<PromotionState, 'coming' | 'open' | 'signed' | 'closed'>

export const promotionSchema = z.object({
  id: z.string(),
  promo: z.string(),
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  url: z.string(),
  tint: z.string(),
  startsAt: epochMsSchema,
  endsAt: z.nullable(epochMsSchema),
  status: z.enum(['coming', 'open', 'closed']),
  /** One of `promotionCategories`; older gateways have none. */
  category: z.optional(z.string()),
  /** What it is to the caller. */
  state: z.optional(stateSchema),
})
export type Promotion = z.infer<typeof promotionSchema>

export const promotionsCall = defineCall({
  id: 'content.promotions',
  method: 'GET',
  path: '/wps/promotions/available',
  summary: 'Promotions of the merchant, each with what it is to the caller (PROMO-1)',
  auth: 'none',
  query: z.object({ language: z.optional(z.string()) }),
  answer: z.object({ promotions: z.array(promotionSchema) }),
})

/** Longest comment of an application, characters. */
export const longestComment = 140
/** Longest answer to a field of an application, characters. */
export const longestAnswer = 80

/** What a member did with a promotion: joined it, or applied for it. */
export const promotionEntrySchema = z.object({
  id: z.string(),
  promotion: z.string(),
  /** Title of the promotion, in the language that was asked for. */
  title: z.string(),
  state: stateSchema,
  /** Of one that is played: what counted so far, and until when it counts. */
  progressMinor: z.optional(minorSchema),
  requiredMinor: z.optional(minorSchema),
  endsAt: z.nullable(epochMsSchema),
  /** What was given. */
  amountMinor: z.nullable(minorSchema),
  currency: currencySchema,
  comment: z.string(),
  pictures: z.int(),
  /** What the operator wrote. */
  reason: z.nullable(z.string()),
  createdAt: epochMsSchema,
  decidedAt: z.nullable(epochMsSchema),
})
export type PromotionEntry = z.infer<typeof promotionEntrySchema>

const promotionParams = z.object({ id: z.string().check(z.maxLength(64)) })

export const promotionCall = defineCall({
  id: 'promotions.show',
  method: 'GET',
  path: '/wps/promotions/:id',
  summary: 'A promotion with its terms, what can be done with it, and what the caller has done (PROMO-2)',
  auth: 'none',
  params: promotionParams,
  query: z.object({ language: z.optional(z.string()) }),
  answer: z.object({
    promotion: promotionSchema,
    /** Absent for one that only informs. */
    terms: z.optional(promotionTermsSchema),
    currency: currencySchema,
    /** What can be done with it now: `open` leads to the page `to`. */
    action: z.enum(['join', 'apply', 'open', 'none']),
    to: z.optional(sitePathSchema),
    /** Of one that is applied for. */
    form: z.optional(
      z.object({
        fields: z.array(applicationFieldSchema),
        pictures: z.enum(['none', 'optional', 'required']),
      }),
    ),
    entry: z.optional(promotionEntrySchema),
  }),
})

export const joinPromotionCall = defineCall({
  id: 'promotions.join',
  method: 'POST',
  path: '/wps/promotions/:id/join',
  summary: 'Join a promotion, once: joining again answers with what was joined (PROMO-2)',
  auth: 'member',
  presence: 'active',
  params: promotionParams,
  body: z.strictObject({}),
  answer: z.object({ state: stateSchema }),
})

/** An application that is being written, as a browser keeps it; its pictures are not kept. */
const applicationDraftSchema = z.object({
  answers: z.record(z.string(), z.string().check(z.maxLength(longestAnswer))),
  comment: typedTextSchema(longestComment),
})
export type ApplicationDraft = z.infer<typeof applicationDraftSchema>

/** Drafts, each with the promotion that it is for, the latest last. */
export const applicationDraftsSchema = z.array(z.tuple([z.string(), applicationDraftSchema]))

export const applyPromotionCall = defineCall({
  id: 'promotions.apply',
  method: 'POST',
  path: '/wps/promotions/:id/apply',
  summary: 'Apply for a promotion with its fields, a comment and pictures; an operator decides (PROMO-3)',
  auth: 'member',
  presence: 'active',
  params: promotionParams,
  body: z.strictObject({
    /** At most `longestComment` characters, an emoji counted as one: the gateway counts them. */
    comment: z.string().check(z.maxLength(longestComment * 2)),
    answers: z.record(z.string().check(z.maxLength(32)), z.string().check(z.maxLength(longestAnswer))),
    /** Ids of pictures; the gateway says how many are too many. */
    uploads: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(20)),
  }),
  answer: z.object({ state: stateSchema }),
})

export const promotionHistoryCall = defineCall({
  id: 'promotions.history',
  method: 'GET',
  path: '/wps/promotions/history',
  summary: 'What the member joined and applied for, newest first, 20 a page',
  auth: 'member',
  query: z.object({
    /** Of one promotion alone. */
    promotion: z.optional(z.string().check(z.maxLength(64))),
    language: z.optional(z.string()),
    pageNo: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
  }),
  answer: z.object({
    entries: z.array(promotionEntrySchema),
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
})
