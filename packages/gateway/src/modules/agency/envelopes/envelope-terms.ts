import * as z from 'zod/mini'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { settingsPart } from '../../../kernel/merchants/settings-part'
import { shippedRange } from '../../../kernel/merchants/shipped-amount'

const amount = z.optional(z.int().check(z.minimum(1), z.maximum(100_000_000_000)))

/** What a merchant sets of agents' red envelopes: `agentEnvelopes` of its settings, amounts in minor units. */
export const envelopesPart = z._default(
  z
    .strictObject({
      isOn: z.optional(z.boolean()),
      minMinor: amount,
      maxMinor: amount,
      /** How often what was in a packet has to be bet before it can be withdrawn. */
      wagering: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
    })
    .check(
      z.refine(
        ({ minMinor, maxMinor }) => minMinor === undefined || maxMinor === undefined || minMinor <= maxMinor,
      ),
    ),
  {},
)

const settings = settingsPart('agentEnvelopes', envelopesPart)

/** A merchant's terms of agents' red envelopes (ENVELOPE-1): as shipped ₱1.00 to ₱100,000.00, to be bet once. */
export function envelopeTerms(merchant: Pick<Merchant, 'stored' | 'currency'>) {
  const { isOn = true, wagering = 1, ...own } = settings(merchant)
  const shipped = shippedRange(merchant.currency, { minMinor: 100, maxMinor: 10_000_000 })
  const minMinor = own.minMinor ?? Math.min(shipped.minMinor, own.maxMinor ?? Infinity)
  return { isOn, wagering, minMinor, maxMinor: own.maxMinor ?? Math.max(shipped.maxMinor, minMinor) }
}
