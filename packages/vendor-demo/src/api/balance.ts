import { currencySchema, minorSchema } from '@plaza/contract/kernel'
import * as z from 'zod/mini'

export const balanceSchema = z.object({
  minor: minorSchema,
  currency: currencySchema,
  /** Grows with every change; an older one never replaces a newer one. */
  version: z.int(),
})
export type VendorBalance = z.infer<typeof balanceSchema>
