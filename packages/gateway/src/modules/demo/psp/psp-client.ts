import * as z from 'zod/mini'
import { createPaymentCalls, type PaymentCalls } from '../../../kernel/carriers/payment-calls'
import type { ProviderKeys } from '../../../kernel/carriers/provider-keys'

const paymentSchema = z.object({
  id: z.string().check(z.maxLength(64)),
  reference: z.string(),
  amountMinor: z.int(),
  paidMinor: z.nullable(z.int()),
  currency: z.string(),
  state: z.enum(['open', 'paid', 'declined', 'cancelled']),
  qr: z.nullable(z.string()),
  url: z.string().check(z.regex(/^https?:\/\//)),
})

/** A payment as the provider shows it. */
export type PspPayment = z.infer<typeof paymentSchema>

/** What is asked of the provider. */
export interface PspOrder {
  reference: string
  amountMinor: number
  currency: string
  payee: string
  returnUrl: string | null
  expiresAt: number
  paysBy: 'page' | 'qr'
}

/** A client of the provider at an address. */
export const createPspClient = (
  url: string,
  keys: () => Promise<ProviderKeys>,
  now: () => number,
): PaymentCalls<PspOrder, PspPayment> => createPaymentCalls({ url, keys, now, schema: paymentSchema })
