import type { PaymentEvent, PaymentOrder, PaymentProvider } from '../../../kernel/carriers/payment-provider'

/** A callback before it is sent. */
export interface SignedCallback {
  path: string
  body: string
  headers: Record<string, string>
}

/** Stands for the status where the connection was closed before the whole callback was sent. */
export const closedStatus = 0

/** An adapter to check, and how its provider reports payments. */
export interface PaymentTarget {
  provider: PaymentProvider
  now(): number
  /** The body of a report of a payment. */
  bodyOf(event: PaymentEvent): string
  /** A callback as the provider signs it at a time, ms; with another secret, as somebody else would. */
  signed(body: string, at: number, secret?: string): SignedCallback
  /** A secret of the provider's kind that is not its own. */
  otherSecret: string
  /** Sends a callback to the gateway and returns the status of its answer, or `closedStatus`. */
  deliver(call: SignedCallback): Promise<number>
  /** The provider reports payments that were declined. */
  reportsDeclined: boolean
}

/** An order of an adapter's first method, which nobody has begun. */
export function newOrder({ provider, now }: PaymentTarget, reference: string): PaymentOrder {
  const [method] = provider.methods
  if (!method) throw new Error(`${provider.code} serves no method`)
  return {
    reference,
    method: method.code,
    amountMinor: method.minMinor,
    currency: 'PHP',
    payee: 'Conformance',
    expiresAt: now() + 15 * 60_000,
  }
}
