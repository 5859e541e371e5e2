import * as z from 'zod/mini'
import { factSchema } from './fact'

/** The signed-in account as every part of the page sees it. Authority is the cookie, never this. */
export const sessionInfoSchema = z.object({
  token: z.string(),
  merchantCode: z.string(),
  userName: z.string(),
  /** Customer type (`memberTypes`). */
  type: z.int(),
  firstTimeLogin: z.optional(z.boolean()),
  /** Which session it is, apart from its secrets: what ends one never ends the next. */
  id: z.optional(z.string()),
  /** What conditions of contributions may ask of the member, such as `hasUpline`. */
  facts: z.optional(z.record(z.string(), factSchema)),
})
export type SessionInfo = z.infer<typeof sessionInfoSchema>

export const sessionReasonSchema = z.enum(['start', 'login', 'trial', 'logout', 'expired', 'other-tab'])
export type SessionReason = z.infer<typeof sessionReasonSchema>
