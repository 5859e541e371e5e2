import * as z from 'zod/mini'
import { currencySchema, epochMsSchema, minorSchema } from '../kernel'

export const walletSchema = z.object({
  /**
   * `main`, `locked`, `chase` (reserved for chase plans), `vendor:<code>`, or `transfer:transit` (on its way between the
   * main wallet and a vendor's).
   */
  wallet: z.string(),
  balanceMinor: minorSchema,
})
export const balanceSchema = z.object({
  wallets: z.array(walletSchema),
  /** Sum of all the member's wallets, locked money included, in minor units. */
  totalMinor: minorSchema,
  /** What the member owes, in minor units: taken from what reaches the main wallet until it is paid; absent when nothing. */
  debtMinor: z.optional(minorSchema),
  currency: currencySchema,
  /** Increases with every booking; an older balance never overwrites a newer one. */
  version: z.int(),
  asOf: epochMsSchema,
})
export type Balance = z.infer<typeof balanceSchema>
