import * as z from 'zod/mini'

/** Client-given id of a bet: the same again answers the same round, whatever was lost on the way. */
export const betIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,40}$/))
/** What a bet may be, in minor units. */
export const stakeSchema = z.int().check(z.positive(), z.maximum(1_000_000_000))
