import * as z from 'zod/mini'
import { amountMinorSchema, currencySchema } from '@plaza/contract'
import { CallFailure } from '../call-failure'
import { callbackPath, type PaymentProvider } from './payment-provider'
import { readSecret } from './shared-secret'
import { sign, verifySignature } from './signature'

/** Header of the demo bank's signature. */
export const signatureHeader = 'x-demo-bank-signature'
export const demoBankSecret = 'demo-bank'
const code = 'demo-bank'
/** How long its customers take to pay. */
export const payingMs = 1_200

const eventSchema = z.object({
  id: z.string().check(z.maxLength(64)),
  reference: z.string().check(z.maxLength(64)),
  amountMinor: amountMinorSchema,
  currency: currencySchema,
  status: z.enum(['paid', 'declined']),
})

/** Amounts by their centavos: .13 is declined, .77 is never paid, all others are paid. */
export function outcomeOf(amountMinor: number): 'paid' | 'declined' | 'never' {
  const centavos = amountMinor % 100
  return centavos === 13 ? 'declined' : centavos === 77 ? 'never' : 'paid'
}

/** A callback as the demo bank sends it: path, body and headers. */
export function demoBankCallback(event: z.infer<typeof eventSchema>, secret: string, now: number) {
  const call = { method: 'POST', path: callbackPath(code), body: JSON.stringify(event) }
  const headers = { 'content-type': 'application/json', [signatureHeader]: sign(secret, call, now) }
  return { path: call.path, body: call.body, headers }
}

function parseEvent(body: string) {
  try {
    return eventSchema.parse(JSON.parse(body))
  } catch {
    // Whatever is wrong with it, it is not an event.
    throw new CallFailure('request.invalid')
  }
}

/** The bank of the demo, whose customers pay by themselves; it lives in the gateway's database (`demoBankJob`). */
export const demoBank: PaymentProvider = {
  method: {
    code,
    group: 'bank',
    name: { en: 'Demo Bank', fil: 'Demo Bank' },
    minMinor: 10_000,
    maxMinor: 5_000_000,
    feeMinor: 0,
    quickMinor: [20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000],
    typicalSeconds: 2,
    enabled: true,
  },

  announce: async (trx, order, now) => {
    const status = outcomeOf(order.amountMinor)
    if (status === 'never') return
    await trx
      .insertInto('demo_bank_payments')
      .values({
        reference: order.reference,
        amount_minor: order.amountMinor,
        currency: order.currency,
        status,
        call_at: now + payingMs,
        done_at: null,
      })
      .execute()
  },

  withdraw: async (trx, reference) => {
    await trx.deleteFrom('demo_bank_payments').where('reference', '=', reference).execute()
  },

  readCallback: async (queries, { headers, ...call }, now) => {
    const signature = headers[signatureHeader]
    const secret = await readSecret(queries, demoBankSecret)
    if (typeof signature !== 'string' || !verifySignature(secret, call, signature, now)) return null
    return parseEvent(call.body)
  },
}
