import * as z from 'zod/mini'
import { amountMinorSchema, idempotencyKeySchema } from './primitives'

/** One thing that a member wants done with money, named by a key until it has ended (LEDGER-3). */
export const moneyIntentSchema = z.object({
  key: idempotencyKeySchema,
  /** Whose it is; another account in the same tab never sees it. */
  account: z.string(),
  amountMinor: amountMinorSchema,
  method: z.optional(z.string()),
  /** Absent until the gateway has answered. */
  orderId: z.optional(z.string()),
  /** The gateway wanted a password that it did not get, and no attempt went unanswered: nothing waits for it. */
  isRefused: z.optional(z.boolean()),
})
export type MoneyIntent = z.infer<typeof moneyIntentSchema>

/** What the storage key `plaza.intent` holds. */
export const moneyIntentsSchema = z.object({
  deposit: z.optional(moneyIntentSchema),
  withdrawal: z.optional(moneyIntentSchema),
})
export type MoneyIntents = z.infer<typeof moneyIntentsSchema>
export type MoneyIntentKind = keyof MoneyIntents
