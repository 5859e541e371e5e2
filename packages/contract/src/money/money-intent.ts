import * as z from 'zod/mini'
import { amountMinorSchema, idempotencyKeySchema } from '../kernel'

/** One thing that a member wants done with money, named by a key until it has ended (LEDGER-3). */
export const moneyIntentSchema = z.object({
  key: idempotencyKeySchema,
  /** Whose it is; another account in the same tab never sees it. */
  account: z.string(),
  amountMinor: amountMinorSchema,
  method: z.optional(z.string()),
  /** The other fields of the call's body, such as the payee. */
  details: z.optional(z.record(z.string(), z.string())),
  /** Absent until the gateway has answered. */
  orderId: z.optional(z.string()),
  /** Nothing waits for an answer: it was not sent yet, or only without the password that the gateway wants. */
  isRefused: z.optional(z.boolean()),
})
export type MoneyIntent = z.infer<typeof moneyIntentSchema>

/** What a remote keeps of its intents in session storage, by kind. */
export const moneyIntentsSchema = z.record(z.string(), moneyIntentSchema)
export type MoneyIntents = z.infer<typeof moneyIntentsSchema>
