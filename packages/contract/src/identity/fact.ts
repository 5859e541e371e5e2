import * as z from 'zod/mini'

/** A value that a condition is compared with: a fact about a member, or a public setting of the merchant. */
export const factSchema = z.union([z.boolean(), z.number(), z.string()])
export type Fact = z.infer<typeof factSchema>
