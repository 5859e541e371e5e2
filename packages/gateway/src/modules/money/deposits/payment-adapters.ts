import type { PaymentMethod, PaymentOrder, PaymentProvider } from '../../../kernel/carriers/payment-provider'
import type { Gateway } from '../../../kernel/gateway'
import { siteAddress } from '../../../kernel/merchants/site-address'
import type { DepositRow } from './tables'

/** A method with the adapter that serves it. */
export interface ServedMethod {
  method: PaymentMethod
  provider: PaymentProvider
}

/** The adapters of this site, and their methods in the order in which they are offered. */
export interface PaymentAdapters {
  providers: readonly PaymentProvider[]
  served: readonly ServedMethod[]
  /** The method of a code, also one that is closed now: orders that began with it end with it. */
  find(code: string): ServedMethod | undefined
}

/** Puts adapters together. @throws Error when two serve a method of the same code */
export function collectPaymentAdapters(providers: readonly PaymentProvider[]): PaymentAdapters {
  const served = providers.flatMap((provider) => provider.methods.map((method) => ({ method, provider })))
  const byCode = new Map(served.map((one) => [one.method.code, one]))
  if (byCode.size !== served.length) throw new Error('two adapters serve a method of the same code')
  return { providers, served, find: (code) => byCode.get(code) }
}

/** An order as its provider is told of it. */
export async function orderFor(gateway: Gateway, row: DepositRow): Promise<PaymentOrder> {
  const merchant = await gateway.merchants.find(row.merchant)
  return {
    reference: row.reference,
    method: row.method,
    amountMinor: row.amount_minor,
    currency: row.currency,
    payee: merchant?.name ?? row.merchant,
    expiresAt: row.expires_at,
    ...(merchant && {
      returnUrl: `${siteAddress(merchant, gateway.settings)}/m/voucherCenter?order=${row.id}`,
    }),
  }
}
