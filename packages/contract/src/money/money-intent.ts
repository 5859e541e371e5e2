import * as z from 'zod/mini'
import { amountMinorSchema, idempotencyKeySchema } from '../kernel'

/** One money movement that a member intends, identified by a key until it has ended (LEDGER-3). */
export const moneyIntentSchema = z.object({
  key: idempotencyKeySchema,
  /** The account of the intent; another account in the same tab never sees it. */
  account: z.string(),
  amountMinor: amountMinorSchema,
  method: z.optional(z.string()),
  /** The other fields of the call's body, such as the payee. */
  details: z.optional(z.record(z.string(), z.string())),
  /** Absent until the gateway has answered. */
  orderId: z.optional(z.string()),
  /** No answer is pending: the intent was not sent yet, or only without the password that the gateway requires. */
  isRefused: z.optional(z.boolean()),
})
export type MoneyIntent = z.infer<typeof moneyIntentSchema>

/** The intents that a remote keeps in session storage, by kind. */
export const moneyIntentsSchema = z.record(z.string(), moneyIntentSchema)
export type MoneyIntents = z.infer<typeof moneyIntentsSchema>
