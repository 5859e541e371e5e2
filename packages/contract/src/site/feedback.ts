import * as z from 'zod/mini'
import { defineCall, epochMsSchema, idempotencyKeySchema, typedTextSchema } from '../kernel'

/** What feedback is about. */
export const feedbackCategories = [
  'deposit',
  'withdrawal',
  'game',
  'promotion',
  'account',
  'suggestion',
  'other',
] as const
export type FeedbackCategory = (typeof feedbackCategories)[number]

/** `submitted` until somebody looks at it, `processing` while it waits for customer service, `replied` while it waits for the member. */
export const feedbackStates = ['submitted', 'processing', 'replied', 'closed'] as const
export type FeedbackState = (typeof feedbackStates)[number]

/** The most characters that a merchant may allow. */
export const longestFeedback = 2_000
/** The most characters of a contact, and of the number that feedback is about. */
export const longestContact = 100
export const longestFeedbackReference = 60

const numberSchema = z.string().check(z.regex(/^FB[0-9A-Z]{13}$/))

export const feedbackMessageSchema = z.object({
  isFromMember: z.boolean(),
  /** Plain text. */
  content: z.string(),
  writtenAt: epochMsSchema,
})

export const feedbackSchema = z.object({
  id: numberSchema,
  category: z.enum(feedbackCategories),
  state: z.enum(feedbackStates),
  /** The number of an order, round or transfer that it is about. */
  reference: z.optional(z.string()),
  contact: z.optional(z.string()),
  /** How many pictures came with it. */
  pictures: z.int(),
  createdAt: epochMsSchema,
  /** The feedback and what was written since, oldest first. */
  messages: z.array(feedbackMessageSchema),
})
export type Feedback = z.infer<typeof feedbackSchema>

/** Feedback that is being written, as a browser keeps it. */
export const feedbackDraftSchema = z.object({
  category: z.enum(feedbackCategories),
  content: typedTextSchema(longestFeedback),
  contact: typedTextSchema(longestContact),
  reference: z.string().check(z.maxLength(longestFeedbackReference)),
})
export type FeedbackDraft = z.infer<typeof feedbackDraftSchema>

export const feedbackListCall = defineCall({
  id: 'feedback.list',
  method: 'GET',
  path: '/wps/member/feedback',
  summary: 'Feedback of the account, the last changed first, ten a page, and how long a text may be',
  auth: 'member',
  query: z.object({
    pageNo: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
  }),
  answer: z.object({
    feedback: z.array(feedbackSchema),
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
    /** Fewest and most characters of a text. */
    terms: z.object({ shortest: z.int(), longest: z.int() }),
  }),
})

export const sendFeedbackCall = defineCall({
  id: 'feedback.send',
  method: 'PUT',
  path: '/wps/feedback',
  summary: 'Send feedback; a repetition with the same key sends nothing again',
  auth: 'member',
  body: z.strictObject({
    key: idempotencyKeySchema,
    category: z.enum(feedbackCategories),
    content: typedTextSchema(longestFeedback),
    reference: z.optional(z.string().check(z.maxLength(longestFeedbackReference))),
    contact: z.optional(typedTextSchema(longestContact)),
    /** Ids of pictures. */
    uploads: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(20))),
  }),
  answer: z.object({ feedback: feedbackSchema }),
})

export const answerFeedbackCall = defineCall({
  id: 'feedback.answer',
  method: 'PUT',
  path: '/wps/feedback/:id/answer',
  summary: 'Answer a reply to feedback; a repetition with the same key answers nothing again',
  auth: 'member',
  params: z.object({ id: numberSchema }),
  body: z.strictObject({ key: idempotencyKeySchema, content: typedTextSchema(longestFeedback) }),
  answer: z.object({ feedback: feedbackSchema }),
})

export const closeFeedbackCall = defineCall({
  id: 'feedback.close',
  method: 'PUT',
  path: '/wps/feedback/:id/close',
  summary: 'Close feedback that is settled; closed feedback stays closed',
  auth: 'member',
  params: z.object({ id: numberSchema }),
  answer: z.object({ feedback: feedbackSchema }),
})
