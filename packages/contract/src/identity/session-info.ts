import * as z from 'zod/mini'
import { factSchema } from './fact'

/** The signed-in account as every part of the page sees it. The cookie authorises calls, never this. */
export const sessionInfoSchema = z.object({
  token: z.string(),
  merchantCode: z.string(),
  userName: z.string(),
  /** Customer type (`memberTypes`). */
  type: z.int(),
  firstTimeLogin: z.optional(z.boolean()),
  /**
   * Identifies the session without its secrets, so that a message about the end of one session never ends the next one.
   */
  id: z.optional(z.string()),
  /** Facts of the member that contributions' conditions may use, such as `hasUpline`; `isOnBreak` where the session is for withdrawing alone (RG-8). */
  facts: z.optional(z.record(z.string(), factSchema)),
})
export type SessionInfo = z.infer<typeof sessionInfoSchema>

export const sessionReasonSchema = z.enum(['start', 'login', 'trial', 'logout', 'expired', 'other-tab'])
export type SessionReason = z.infer<typeof sessionReasonSchema>
