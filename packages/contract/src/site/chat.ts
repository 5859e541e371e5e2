import * as z from 'zod/mini'
import { defineCall, epochMsSchema } from '../kernel'
import { serviceLinkSchema } from './service-link'

/** ms for which the token of a chat opens it, once. */
export const chatTokenMs = 60_000
/** The most characters of the number that a chat is about, such as an order's. */
export const longestChatReference = 64

/** What a page is told about a merchant's chat before anybody opens it (CHAT-1). */
export const offeredChatSchema = z.object({
  /** Whether somebody without an account may chat; others log in first. */
  takesVisitors: z.boolean(),
})
export type OfferedChat = z.infer<typeof offeredChatSchema>

/** Opens the merchant's chat: the address leads there once, within a minute (CHAT-1). */
export const launchChatCall = defineCall({
  id: 'chat.launch',
  method: 'POST',
  path: '/wps/chat/launch',
  summary: 'The address of the merchant’s chat, with a token that opens it once within 60 s',
  auth: 'none',
  body: z.strictObject({
    language: z.optional(z.string().check(z.maxLength(16))),
    /** The number of what the chat is about. */
    reference: z.optional(z.string().check(z.maxLength(longestChatReference))),
  }),
  answer: z.object({ url: serviceLinkSchema, expiresAt: epochMsSchema }),
})
