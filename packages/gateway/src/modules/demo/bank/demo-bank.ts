import * as z from 'zod/mini'
import { amountMinorSchema, currencySchema, minorToDecimal } from '@plaza/contract/kernel'
import type { PaymentInstructions } from '@plaza/contract/money'
import { readReport } from '../../../kernel/carriers/read-report'
import {
  callbackPath,
  type PaymentMethod,
  type PaymentOrder,
  type PaymentProvider,
} from '../../../kernel/carriers/payment-provider'
import type { Database, Trx } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import { shippedAmount } from '../../../kernel/merchants/shipped-amount'
import { readSecret } from '../../../kernel/security/shared-secret'
import { sign, verifySignature } from '../../../kernel/carriers/signature'

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

/** How much less is paid of an amount that ends in .41, centavos. */
const shortMinor = 1_000
const outcomes = { 13: 'declined', 41: 'short', 43: 'late', 77: 'never' } as const

/**
 * Amounts by their last two digits, in pesos their centavos: .13 is declined, .41 is paid with 10.00 less, .43 only after the order has ended, .77 never;
 * all others are paid.
 */
export function outcomeOf(amountMinor: number): 'paid' | (typeof outcomes)[keyof typeof outcomes] {
  const centavos = amountMinor % 100
  return centavos in outcomes ? outcomes[centavos as keyof typeof outcomes] : 'paid'
}

/** A callback as the demo bank sends it: path, body and headers. */
export function demoBankCallback(event: z.infer<typeof eventSchema>, secret: string, now: number) {
  const call = { method: 'POST', path: callbackPath(code), body: JSON.stringify(event) }
  const headers = { 'content-type': 'application/json', [signatureHeader]: sign(secret, call, now) }
  return { path: call.path, body: call.body, headers }
}

/** Its method. */
export const demoBankMethod: PaymentMethod = {
  code,
  group: 'bank',
  paysBy: 'transfer',
  name: { en: 'Demo Bank', fil: 'Demo Bank' },
  logo: 'demo-bank',
  minMinor: 10_000,
  maxMinor: 5_000_000,
  feeMinor: 0,
  feePermille: 0,
  quickMinor: [20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000],
  typicalSeconds: 2,
}

const instructionsOf = ({ reference, amountMinor, currency, payee }: PaymentOrder): PaymentInstructions => ({
  kind: 'transfer',
  fields: [
    { label: 'bank', value: 'Demo Bank' },
    { label: 'account', value: '0012 3456 7890' },
    { label: 'name', value: payee },
    { label: 'amount', value: minorToDecimal(amountMinor, currency) },
    { label: 'reference', value: reference },
  ],
  payMinor: amountMinor,
})

/** Announces a payment that its customer will make, or decline, or forget; once for a reference. */
async function announce(db: Database, order: PaymentOrder, now: number): Promise<void> {
  const outcome = outcomeOf(order.amountMinor)
  if (outcome === 'never') return
  await db.write
    .insertInto('demo_bank_payments')
    .values({
      reference: order.reference,
      amount_minor: order.amountMinor - (outcome === 'short' ? shippedAmount(order.currency, shortMinor) : 0),
      currency: order.currency,
      status: outcome === 'declined' ? 'declined' : 'paid',
      call_at: (outcome === 'late' ? order.expiresAt : now) + payingMs,
      done_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function withdraw(trx: Trx, reference: string, now: number): Promise<void> {
  await trx
    .deleteFrom('demo_bank_payments')
    .where('reference', '=', reference)
    .where('call_at', '<=', now + payingMs)
    .execute()
  // A late payer does not know of the cancellation.
  await trx
    .updateTable('demo_bank_payments')
    .set({ call_at: now + payingMs })
    .where('reference', '=', reference)
    .execute()
}

/** The checks that a real cashier makes take a moment. */
const creditAfterMs = 300

/** The bank of the demo, whose customers pay by themselves; it lives in the gateway's database (`demoBankJob`). */
export const createDemoBank = ({ db }: Gateway): PaymentProvider => ({
  code,
  methods: [demoBankMethod],
  creditAfterMs,
  begin: async (order, now) => {
    await announce(db, order, now)
    return instructionsOf(order)
  },
  cancel: (reference, now) => db.transaction((trx) => withdraw(trx, reference, now)),
  readCallback: async ({ headers, ...call }, now) => {
    const signature = headers[signatureHeader]
    const secret = await readSecret(db.write, demoBankSecret)
    if (typeof signature !== 'string' || !verifySignature(secret, call, signature, now)) return null
    return readReport(eventSchema, call.body)
  },
})
