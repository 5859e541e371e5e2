import { amountMinorSchema, currencySchema } from '@plaza/contract/kernel'
import {
  addressProblem,
  cryptoNetworks,
  type CryptoNetwork,
  type PaymentInstructions,
} from '@plaza/contract/money'
import * as z from 'zod/mini'
import {
  ProviderAway,
  type PaymentAnswer,
  type PaymentEvent,
  type PaymentOrder,
  type PaymentProgress,
  type PaymentProvider,
} from '../../../kernel/carriers/payment-provider'
import { readProviderKeys } from '../../../kernel/carriers/provider-keys'
import { readReport } from '../../../kernel/carriers/read-report'
import { isWebhook } from '../../../kernel/carriers/standard-webhook'
import type { Gateway } from '../../../kernel/gateway'
import { createChainClient, type ChainPayment } from './chain-client'
import { chainMethods, networkOf } from './chain-methods'

const code = 'chain-demo'
const askEveryMs = 15_000

const reference = z.string().check(z.maxLength(64))
const webhookSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('payment.paid'),
    data: z.object({
      id: z.string().check(z.minLength(1), z.maxLength(66)),
      reference,
      amountMinor: amountMinorSchema,
      currency: currencySchema,
      network: z.enum(cryptoNetworks),
      orderedOn: z.enum(cryptoNetworks),
    }),
  }),
  z.object({
    type: z.literal('payment.confirmations'),
    data: z.object({
      reference,
      seen: z.int().check(z.nonnegative()),
      height: z.int().check(z.nonnegative()),
    }),
  }),
])

interface Paid {
  id: string
  reference: string
  amountMinor: number
  currency: string
  network: CryptoNetwork
}

const eventOf = (paid: Paid, orderedOn: CryptoNetwork): PaymentEvent => {
  const { network, ...event } = paid
  return { ...event, status: 'paid', ...(network !== orderedOn && { network }) }
}

/** The body of the chain's report of a payment to an order on TRC20. */
export const chainReport = ({ status, network = 'TRC20', ...data }: PaymentEvent): string =>
  JSON.stringify({ type: `payment.${status}`, data: { ...data, network, orderedOn: 'TRC20' } })

function reportOf(body: string): PaymentEvent | PaymentProgress {
  const { type, data } = readReport(webhookSchema, body)
  if (type === 'payment.confirmations') return data
  const { orderedOn, ...paid } = data
  return eventOf(paid, orderedOn)
}

/** Whether so many coins at that rate are the amount: nobody is asked for more or less than the order says. */
function isWorth(coinAmount: string, rateMinor: number, amountMinor: number): boolean {
  const [whole = '', part = ''] = coinAmount.split('.')
  const units = BigInt(whole + part.padEnd(8, '0'))
  return (units * BigInt(rateMinor)) / 100_000_000n === BigInt(amountMinor)
}

function instructionsOf(order: PaymentOrder, payment: ChainPayment): PaymentInstructions {
  const { coin, address, coinAmount, rateMinor, rateUntil, needed } = payment
  const network = networkOf(order.method)
  const isSound =
    payment.reference === order.reference &&
    payment.network === network &&
    payment.currency === order.currency &&
    isWorth(coinAmount, rateMinor, order.amountMinor) &&
    addressProblem(network, address) === null
  if (!isSound) throw new ProviderAway('the test chain answers with another payment')
  return {
    kind: 'crypto',
    ...{ network, coin, address, coinAmount, rateMinor, rateUntil },
    confirmations: { seen: 0, needed },
  }
}

function answerOf(payment: ChainPayment): PaymentAnswer {
  const { seen, height, currency, network: orderedOn } = payment
  const confirmed = payment.transfers.filter(({ state }) => state === 'confirmed')
  return {
    events: confirmed.map(({ id, network, amountMinor }) =>
      eventOf({ id, reference: payment.reference, amountMinor, currency, network }, orderedOn),
    ),
    progress: { reference: payment.reference, seen, height },
  }
}

/**
 * The demo's test chain, spoken to as a stranger's: HTTP with a deadline and a breaker, its own keys, signed webhooks, and
 * addresses whose checksum is checked (DEPOSIT-6, DEPOSIT-7). `url` is the
 * host that it shares with the demo's payment provider.
 */
export function createChainDemo(
  { settings, clock }: Pick<Gateway, 'settings' | 'clock'>,
  url: string,
): PaymentProvider {
  const keys = () => readProviderKeys(settings, code)
  const client = createChainClient(`${url}/chain`, keys, () => clock.now())
  return {
    code,
    methods: chainMethods,
    creditAfterMs: 300,
    begin: async (order) => {
      const { method, returnUrl = null, ...rest } = order
      return instructionsOf(order, await client.create({ ...rest, network: networkOf(method), returnUrl }))
    },
    cancel: (cancelled) => client.cancel(cancelled),
    readCallback: async ({ headers, body }, now) => {
      const { webhookSecret } = await keys()
      return isWebhook(webhookSecret, headers, body, now) ? reportOf(body) : null
    },
    ask: {
      everyMs: askEveryMs,
      about: async (order) => {
        const payment = await client.find(order.reference)
        return payment ? answerOf(payment) : { events: [] }
      },
    },
    isAway: () => client.breaker.isOpen(),
  }
}
