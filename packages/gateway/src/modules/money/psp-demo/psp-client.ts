import * as z from 'zod/mini'
import { PaymentRefused, ProviderAway } from '../../../kernel/carriers/payment-provider'
import { createBreaker, type Breaker } from './breaker'
import type { PspKeys } from './psp-keys'

const answerMs = 5_000
const longestAnswer = 64 * 1024

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

/** The provider's calls. Each @throws ProviderAway when no sound answer comes in five seconds, or its breaker is open. */
export interface PspClient {
  breaker: Breaker
  /** @throws PaymentRefused when it refuses for good */
  create(order: PspOrder): Promise<PspPayment>
  /** null when it does not know the reference. */
  find(reference: string): Promise<PspPayment | null>
  cancel(reference: string): Promise<void>
}

async function readBounded(answer: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.byteLength
    if (length > longestAnswer) throw new Error('an answer without end')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** A client of the provider at an address. */
export function createPspClient(url: string, keys: () => Promise<PspKeys>, now: () => number): PspClient {
  const breaker = createBreaker(now)

  const ask = async (path: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> => {
    if (breaker.isOpen()) throw new ProviderAway('the payment provider is left alone for a while')
    const { apiKey } = await keys()
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', ...init.headers }
    const signal = AbortSignal.timeout(answerMs)
    try {
      const answer = await fetch(`${url}${path}`, { ...init, headers, signal, redirect: 'error' })
      if (answer.status >= 500) throw new Error(`status ${answer.status}`)
      const body: unknown = JSON.parse(await readBounded(answer))
      breaker.succeeded()
      return { status: answer.status, body }
    } catch (cause) {
      breaker.failed()
      throw new ProviderAway('the payment provider gives no answer', { cause })
    }
  }
  const paymentIn = (body: unknown): PspPayment => {
    const parsed = paymentSchema.safeParse(body)
    if (parsed.success) return parsed.data
    throw new ProviderAway('the payment provider answers nonsense')
  }

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
      const { status, body } = await ask(`/v1/payments/by-reference/${encodeURIComponent(reference)}`)
      if (status === 404) return null
      if (status !== 200) throw new ProviderAway(`the payment provider answers ${status}`)
      return paymentIn(body)
    },
    cancel: async (reference) => {
      const path = `/v1/payments/by-reference/${encodeURIComponent(reference)}/cancel`
      const { status } = await ask(path, { method: 'POST', body: '{}' })
      if (status !== 200 && status !== 404) throw new ProviderAway(`the payment provider answers ${status}`)
    },
  }
}
