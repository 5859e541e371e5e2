import * as z from 'zod/mini'
import { epochMsSchema, minorSchema } from '../kernel'

/** A value that the payer copies; `label` names what it is. */
const fieldSchema = z.object({
  label: z.enum(['bank', 'account', 'name', 'amount', 'reference', 'contact', 'hours']),
  value: z.string(),
})
export type InstructionField = z.infer<typeof fieldSchema>

const fields = z.array(fieldSchema)

/** Networks of crypto payments, and how many confirmations a payment needs. */
export const cryptoNetworks = ['TRC20', 'ERC20', 'BEP20'] as const
export type CryptoNetwork = (typeof cryptoNetworks)[number]

/** How an order is paid. It is kept with the order, so that a reload shows the same (DEPOSIT-7). */
export const paymentInstructionsSchema = z.discriminatedUnion('kind', [
  /** Transfer exactly `payMinor`: its centavos are this order's own. */
  z.object({ kind: z.literal('transfer'), fields, payMinor: minorSchema }),
  /** The provider's page. */
  z.object({ kind: z.literal('redirect'), url: z.string(), opens: z.enum(['tab', 'window']) }),
  /** `payload` is merchant-presented EMVCo text, for a QR code. */
  z.object({ kind: z.literal('qr'), payload: z.string(), fields, payMinor: minorSchema }),
  z.object({
    kind: z.literal('crypto'),
    network: z.enum(cryptoNetworks),
    coin: z.string(),
    address: z.string(),
    /** Decimal, in coins: exactly this is to arrive. */
    coinAmount: z.string(),
    /** Price of one coin in the order's currency, minor units; holds until `rateUntil`. */
    rateMinor: minorSchema,
    rateUntil: epochMsSchema,
    /**
     * `seen` grows with the chain's blocks once the payment is in one; a reorganisation returns it to 0, at
     * `reorganisedAt`.
     */
    confirmations: z.object({
      seen: z.int(),
      needed: z.int(),
      reorganisedAt: z.optional(epochMsSchema),
    }),
  }),
  z.object({ kind: z.literal('voucher') }),
  /** Paid to a person; an operator credits it, by its proof. */
  z.object({ kind: z.literal('offline'), fields }),
])
export type PaymentInstructions = z.infer<typeof paymentInstructionsSchema>
