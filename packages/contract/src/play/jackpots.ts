import * as z from 'zod/mini'
import { currencySchema, epochMsSchema, minorSchema } from '../kernel'

/** Progressive jackpots as their vendors report them. */
export const jackpotsSchema = z.object({
  totalMinor: minorSchema,
  currency: currencySchema,
  pools: z.array(
    z.object({ id: z.string(), name: z.string(), vendor: z.string(), amountMinor: minorSchema }),
  ),
  asOf: epochMsSchema,
})

export type Jackpots = z.infer<typeof jackpotsSchema>
