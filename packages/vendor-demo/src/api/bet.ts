import * as z from 'zod/mini'

/** Client-given id of a bet: a repetition returns the same round, whatever answer was lost. */
export const betIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,40}$/))
/** What a bet may be, in minor units. */
export const stakeSchema = z.int().check(z.positive(), z.maximum(1_000_000_000))
