import type * as z from 'zod/mini'
import type { Breaker } from './breaker'
import { PaymentRefused, ProviderAway } from './payment-provider'
import { createProviderHttp } from './provider-http'
import type { ProviderKeys } from './provider-keys'

/**
 * The calls of a provider whose payments are created once for an idempotency key, found and cancelled by reference. Each
 * @throws ProviderAway when no sound answer comes.
 */
export interface PaymentCalls<Order extends { reference: string }, Payment> {
  breaker: Breaker
  /** @throws PaymentRefused when the provider refuses for good */
  create(order: Order): Promise<Payment>
  /** null when the provider does not know the reference. */
  find(reference: string): Promise<Payment | null>
  cancel(reference: string): Promise<void>
}

/** Where such a provider is reached, with which keys, and how it shows a payment. */
export interface PaymentCallsAt<Payment> {
  url: string
  keys: () => Promise<ProviderKeys>
  now: () => number
  schema: z.ZodMiniType<Payment>
}

/** The calls of a provider at an address. */
export function createPaymentCalls<Order extends { reference: string }, Payment>({
  url,
  keys,
  now,
  schema,
}: PaymentCallsAt<Payment>): PaymentCalls<Order, Payment> {
  const { ask, breaker } = createProviderHttp(url, keys, now)
  const paymentIn = (body: unknown): Payment => {
    const parsed = schema.safeParse(body)
    if (parsed.success) return parsed.data
    throw new ProviderAway('the payment provider answers nonsense')
  }
  const byReference = (reference: string) => `/v1/payments/by-reference/${encodeURIComponent(reference)}`

  return {
    breaker,
    create: async (order) => {
      const headers = { 'idempotency-key': order.reference }
      const { status, body } = await ask('/v1/payments', {
        method: 'POST',
        headers,
        body: JSON.stringify(order),
      })
      if (status === 422) throw new PaymentRefused('refused')
      if (status !== 200) throw new ProviderAway(`the payment provider answers ${status}`)
      return paymentIn(body)
    },
    find: async (reference) => {
      const { status, body } = await ask(byReference(reference))
      if (status === 404) return null
      if (status !== 200) throw new ProviderAway(`the payment provider answers ${status}`)
      return paymentIn(body)
    },
    cancel: async (reference) => {
      const { status } = await ask(`${byReference(reference)}/cancel`, { method: 'POST', body: '{}' })
      if (status !== 200 && status !== 404) throw new ProviderAway(`the payment provider answers ${status}`)
    },
  }
}
