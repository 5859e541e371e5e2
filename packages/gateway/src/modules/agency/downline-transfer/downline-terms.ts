import * as z from 'zod/mini'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { settingsPart } from '../../../kernel/merchants/settings-part'
import { shippedRange } from '../../../kernel/merchants/shipped-amount'

const amount = z.optional(z.int().check(z.minimum(1), z.maximum(100_000_000_000)))

/** What a merchant sets of transfers to downlines: `downlineTransfer` of its settings, amounts in minor units. */
export const downlineTransferPart = z._default(
  z
    .strictObject({
      isOn: z.optional(z.boolean()),
      minMinor: amount,
      maxMinor: amount,
      /** How often the amount has to be bet before the receiver can withdraw it. */
      wagering: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
    })
    .check(
      z.refine(
        ({ minMinor, maxMinor }) => minMinor === undefined || maxMinor === undefined || minMinor <= maxMinor,
      ),
    ),
  {},
)

const settings = settingsPart('downlineTransfer', downlineTransferPart)

/** A merchant's terms of transfers to downlines (DOWNLINE-1): as shipped ₱10.00 to ₱100,000.00, to be bet once. */
export function downlineTerms(merchant: Pick<Merchant, 'stored' | 'currency'>) {
  const { isOn = true, wagering = 1, ...own } = settings(merchant)
  const shipped = shippedRange(merchant.currency, { minMinor: 1_000, maxMinor: 10_000_000 })
  const minMinor = own.minMinor ?? Math.min(shipped.minMinor, own.maxMinor ?? Infinity)
  return { isOn, wagering, minMinor, maxMinor: own.maxMinor ?? Math.max(shipped.maxMinor, minMinor) }
}
