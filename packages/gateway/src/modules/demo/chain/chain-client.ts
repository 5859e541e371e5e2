import { amountMinorSchema, currencySchema, epochMsSchema } from '@plaza/contract/kernel'
import { cryptoNetworks, type CryptoNetwork } from '@plaza/contract/money'
import * as z from 'zod/mini'
import { createPaymentCalls, type PaymentCalls } from '../../../kernel/carriers/payment-calls'
import type { ProviderKeys } from '../../../kernel/carriers/provider-keys'

const idSchema = z.string().check(z.minLength(1), z.maxLength(66))

const paymentSchema = z.object({
  reference: z.string(),
  network: z.enum(cryptoNetworks),
  coin: z.string().check(z.regex(/^[A-Z]{2,8}$/)),
  address: z.string().check(z.maxLength(64)),
  coinAmount: z.string().check(z.regex(/^\d{1,9}(\.\d{1,8})?$/)),
  amountMinor: amountMinorSchema,
  currency: currencySchema,
  rateMinor: amountMinorSchema,
  rateUntil: epochMsSchema,
  seen: z.int().check(z.nonnegative()),
  needed: z.int().check(z.positive()),
  height: z.int().check(z.nonnegative()),
  transfers: z
    .array(
      z.object({
        id: idSchema,
        network: z.enum(cryptoNetworks),
        state: z.enum(['pending', 'confirmed', 'dropped']),
        amountMinor: amountMinorSchema,
      }),
    )
    .check(z.maxLength(100)),
})

/** A payment as the chain's operator shows it. */
export type ChainPayment = z.infer<typeof paymentSchema>

/** What is asked of the chain's operator. */
export interface ChainOrder {
  reference: string
  amountMinor: number
  currency: string
  network: CryptoNetwork
  payee: string
  returnUrl: string | null
  expiresAt: number
}

/** A client of the chain's operator at an address. */
export const createChainClient = (
  url: string,
  keys: () => Promise<ProviderKeys>,
  now: () => number,
): PaymentCalls<ChainOrder, ChainPayment> => createPaymentCalls({ url, keys, now, schema: paymentSchema })
