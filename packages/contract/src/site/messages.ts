import * as z from 'zod/mini'
import { defineCall, idempotencyKeySchema, typedTextSchema } from '../kernel'

/** Unread mail and notices of an account. */
export const unreadSchema = z.object({ mail: z.int(), notices: z.int() })

export const unreadCountCall = defineCall({
  id: 'member.unread',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  summary: 'Unread mail and notices',
  auth: 'session',
  isBackground: true,
  answer: z.extend(unreadSchema, { value: z.int() }),
})

/** Who mail is from: the site about itself, the site about this account, or the agent above it. */
export const mailKinds = ['system', 'personal', 'agent'] as const
export type MailKind = (typeof mailKinds)[number]

export const mailSchema = z.object({
  id: z.string(),
  kind: z.enum(mailKinds),
  sender: z.string(),
  title: z.string(),
  /** Rich text, cleaned. */
  content: z.string(),
  /** Ms since the epoch. */
  sentAt: z.int(),
  isRead: z.boolean(),
  /** Its reward: the source and the reference. It is claimed by the rules of the reward centre. */
  reward: z.optional(z.object({ source: z.string(), reference: z.string() })),
  /** Whether the member can reply to the agent who is above it. */
  canReply: z.optional(z.boolean()),
})
export type Mail = z.infer<typeof mailSchema>

/** How many mails one change may be about: as many as a person selects on a few pages. */
export const mailsAtOnce = 100
/** The most characters of a reply to a mail. */
export const longestReply = 500
/** A deleted mail can be put back for this long, ms. */
export const mailKeptMs = 60 * 60_000

const idsSchema = z
  .array(z.string().check(z.regex(/^[1-9][0-9]{0,17}$/)))
  .check(z.minLength(1), z.maxLength(mailsAtOnce))

export const inboxCall = defineCall({
  id: 'inbox.list',
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  summary: 'Mail of one kind, newest first, 20 a page, and how many of each kind are not read',
  auth: 'member',
  query: z.object({
    kind: z.enum(mailKinds),
    language: z.string().check(z.maxLength(10)),
    pageNo: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
  }),
  answer: z.object({
    mails: z.array(mailSchema),
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
    unread: z.record(z.enum(mailKinds), z.int()),
  }),
})

export const readMailsCall = defineCall({
  id: 'inbox.read',
  method: 'PUT',
  path: '/wps/member/inbox/read',
  summary: 'Mark mails as read, or all of a kind; those of others are left alone',
  auth: 'member',
  body: z.union([z.object({ ids: idsSchema }), z.object({ kind: z.enum(mailKinds) })]),
  answer: z.object({}),
})

export const deleteMailsCall = defineCall({
  id: 'inbox.delete',
  method: 'PUT',
  path: '/wps/member/inbox/delete',
  summary: 'Delete mails, which can be put back for an hour; those of others are left alone',
  auth: 'member',
  body: z.object({ ids: idsSchema }),
  answer: z.object({}),
})

export const restoreMailsCall = defineCall({
  id: 'inbox.restore',
  method: 'PUT',
  path: '/wps/member/inbox/restore',
  summary: 'Put mails back that were deleted within the hour',
  auth: 'member',
  body: z.object({ ids: idsSchema }),
  answer: z.object({}),
})

export const replyMailCall = defineCall({
  id: 'inbox.reply',
  method: 'PUT',
  path: '/wps/member/inbox/:id/reply',
  summary:
    'Reply to a mail of the agent above the account; a repetition with the same key sends nothing again',
  auth: 'member',
  params: z.object({ id: z.string().check(z.regex(/^[1-9][0-9]{0,17}$/)) }),
  body: z.strictObject({ key: idempotencyKeySchema, content: typedTextSchema(longestReply) }),
  answer: z.object({}),
})
