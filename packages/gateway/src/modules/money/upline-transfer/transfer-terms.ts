import * as z from 'zod/mini'
import { shippedRange } from '../../../kernel/merchants/shipped-amount'
import { settingsPart } from '../../../kernel/merchants/settings-part'

/** Least and most of one transfer in a currency, minor units: ₱10.00 to ₱100,000.00. */
export const transferRange = (currency: string) =>
  shippedRange(currency, { minMinor: 1_000, maxMinor: 10_000_000 })

/** What a merchant sets of transfers to superiors: `uplineTransfer` of its settings. */
export const uplineTransferPart = z._default(
  z.object({
    /** Whether what is not held may be transferred while something has yet to be staked. */
    allowsOpenTurnover: z._default(z.boolean(), false),
    /** From which amount on an operator reviews a transfer first, minor units; never when null. */
    reviewFromMinor: z._default(z.nullable(z.int().check(z.minimum(1))), null),
  }),
  { allowsOpenTurnover: false, reviewFromMinor: null },
)

/** A merchant's terms of transfers to superiors. */
export const transferTerms = settingsPart('uplineTransfer', uplineTransferPart)
