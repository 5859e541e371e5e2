import { amountMinorSchema, currencySchema, minorToDecimal } from '@plaza/contract/kernel'
import type { PaymentInstructions } from '@plaza/contract/money'
import * as z from 'zod/mini'
import {
  ProviderAway,
  type PaymentAnswer,
  type PaymentEvent,
  type PaymentMethod,
  type PaymentOrder,
  type PaymentProvider,
} from '../../../kernel/carriers/payment-provider'
import type { Gateway } from '../../../kernel/gateway'
import { readProviderKeys } from '../../../kernel/carriers/provider-keys'
import { readReport } from '../../../kernel/carriers/read-report'
import { isWebhook } from '../../../kernel/carriers/standard-webhook'
import { createPspClient, type PspPayment } from './psp-client'

const code = 'psp-demo'
const askEveryMs = 15_000

const common = {
  minMinor: 10_000,
  maxMinor: 5_000_000,
  feeMinor: 0,
  quickMinor: [20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000],
} as const

/** What the provider takes: an e-wallet in the same tab, cards in a window, and QR codes. */
export const pspMethods: readonly PaymentMethod[] = [
  {
    ...common,
    code: 'psp-wallet',
    group: 'ewallet',
    paysBy: 'redirect',
    opens: 'tab',
    name: { en: 'Demo Wallet', fil: 'Demo Wallet' },
    logo: 'wallet',
    feePermille: 0,
    typicalSeconds: 10,
    quickMinor: [...common.quickMinor],
  },
  {
    ...common,
    code: 'psp-qr',
    group: 'qr',
    paysBy: 'qr',
    name: { en: 'Demo QR', fil: 'Demo QR' },
    // Those that its codes can ask for.
    currencies: ['PHP', 'USD', 'VND', 'THB', 'MYR', 'INR'],
    logo: 'qr',
    feePermille: 0,
    typicalSeconds: 10,
    quickMinor: [...common.quickMinor],
  },
  {
    ...common,
    code: 'psp-card',
    group: 'card',
    paysBy: 'redirect',
    opens: 'window',
    name: { en: 'Demo Card', fil: 'Demo Card' },
    logo: 'card',
    feePermille: 15,
    typicalSeconds: 30,
    quickMinor: [...common.quickMinor],
  },
]

const webhookSchema = z.object({
  type: z.enum(['payment.paid', 'payment.declined']),
  data: z.object({
    id: z.string().check(z.maxLength(64)),
    reference: z.string().check(z.maxLength(64)),
    amountMinor: amountMinorSchema,
    currency: currencySchema,
  }),
})

/** The body of the provider's report of a payment. */
export const pspReport = ({ status, ...data }: PaymentEvent): string =>
  JSON.stringify({ type: `payment.${status}`, data })

function parseWebhook(body: string): PaymentEvent {
  const { type, data } = readReport(webhookSchema, body)
  return { ...data, status: type === 'payment.paid' ? 'paid' : 'declined' }
}

function instructionsOf(order: PaymentOrder, { url, qr }: PspPayment): PaymentInstructions {
  const method = pspMethods.find((one) => one.code === order.method)
  if (method?.paysBy !== 'qr') return { kind: 'redirect', url, opens: method?.opens ?? 'tab' }
  if (qr === null) throw new ProviderAway('the payment provider gave no code')
  const fields = [
    { label: 'name', value: order.payee },
    { label: 'amount', value: minorToDecimal(order.amountMinor, order.currency) },
    { label: 'reference', value: order.reference },
  ] as const
  return { kind: 'qr', payload: qr, fields: [...fields], payMinor: order.amountMinor }
}

function answerOf(payment: PspPayment | null): PaymentAnswer {
  if (payment?.state !== 'paid' && payment?.state !== 'declined') return { events: [] }
  const { id, reference, currency, state } = payment
  return {
    events: [
      { id, reference, amountMinor: payment.paidMinor ?? payment.amountMinor, currency, status: state },
    ],
  }
}

/**
 * The demo's payment provider, spoken to as a stranger's: HTTP with a deadline and a breaker, its own keys, signed
 * webhooks (DEPOSIT-6, DEPOSIT-7). `url` is where it is reached.
 */
export function createPspDemo(
  { settings, clock }: Pick<Gateway, 'settings' | 'clock'>,
  url: string,
): PaymentProvider {
  const keys = () => readProviderKeys(settings, code)
  const client = createPspClient(url, keys, () => clock.now())
  return {
    code,
    methods: pspMethods,
    creditAfterMs: 300,
    begin: async (order) => {
      const { reference, amountMinor, currency, payee, expiresAt } = order
      const paysBy = order.method === 'psp-qr' ? 'qr' : 'page'
      const returnUrl = order.returnUrl ?? null
      return instructionsOf(
        order,
        await client.create({ reference, amountMinor, currency, payee, returnUrl, expiresAt, paysBy }),
      )
    },
    cancel: (reference) => client.cancel(reference),
    readCallback: async ({ headers, body }, now) => {
      const { webhookSecret } = await keys()
      return isWebhook(webhookSecret, headers, body, now) ? parseWebhook(body) : null
    },
    ask: { everyMs: askEveryMs, about: async ({ reference }) => answerOf(await client.find(reference)) },
    isAway: () => client.breaker.isOpen(),
  }
}
