import * as z from 'zod/mini'

/** The answer of a failed call: a code of the catalogue, the reference for support, and facts. */
export const failureSchema = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  value: z.optional(z.record(z.string(), z.unknown())),
})
export type Failure = z.infer<typeof failureSchema>

/** The answer of a successful call. `now` is the server's time in ms. */
export const successSchema = <T extends z.ZodMiniType>(value: T) =>
  z.object({ success: z.literal(true), value, now: z.int() })

export type Success<T> = { success: true; value: T; now: number }
