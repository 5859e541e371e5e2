import * as z from 'zod/mini'
import { currencySchema, epochMsSchema, minorSchema } from '../kernel'

/** The states of a kind of order, from its table of moves. */
export const stateSchema = <M extends Record<string, readonly string[]>>(moves: M) =>
  z.enum(Object.keys(moves) as [keyof M & string, ...(keyof M & string)[]])

/** Whether a state is final. */
export const isFinalState = (moves: Record<string, readonly string[]>, state: string): boolean =>
  (moves[state] ?? []).length === 0

/** Fields of every money order. */
export const orderFields = {
  id: z.string(),
  amountMinor: minorSchema,
  currency: currencySchema,
  createdAt: epochMsSchema,
  /** Reason of a refusal or failure; its text is `reasons.<code>` in the catalogue. */
  reason: z.optional(z.string()),
}

/** The order that a call is about. */
export const orderParams = z.object({ id: z.string().check(z.maxLength(64)) })
