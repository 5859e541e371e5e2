import { randomBytes } from 'node:crypto'
import { minorToDecimal, parseAmount } from '@plaza/contract/kernel'
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { oneAtATime, requireApiKey } from './api'
import type { ChainParts } from './chain/chain-parts'
import { chainRoutes } from './chain/chain-routes'
import { cancel, decline, pay, payLate } from './decide'
import { crc16, emvPayload } from './emv-qr'
import type { PspKeys } from './keys'
import { paymentPage, scanPage, unknownPage } from './page'
import type { Payment } from './payment'
import type { Payout } from './payout'
import { payoutRoutes } from './payout-routes'
import { formOf, sendPage } from './send-page'
import type { Store } from './store'
import { languageOf } from './texts'

/** What the server is made of. */
export interface ServerParts {
  store: Store<Payment>
  payouts: Store<Payout>
  keys: PspKeys
  /** Of the hosted pages. */
  origin: string
  log: FastifyBaseLogger
  now: () => number
  /** The test chain on the same host: another provider, with keys and payments of its own. */
  chain: ChainParts
}

const createSchema = z.object({
  reference: z.string().check(z.minLength(1), z.maxLength(25)),
  amountMinor: z.int().check(z.positive()),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  payee: z.string().check(z.minLength(1), z.maxLength(64)),
  returnUrl: z.nullable(z.string().check(z.regex(/^https?:\/\/[^\s"<>]+$/), z.maxLength(500))),
  expiresAt: z.int(),
  paysBy: z.enum(['page', 'qr']),
})
const idParams = z.object({ id: z.string() })

function show(payment: Payment, origin: string) {
  const { id, reference, amountMinor, paidMinor, currency, state, qr } = payment
  return { id, reference, amountMinor, paidMinor, currency, state, qr, url: `${origin}/pay/${id}` }
}

/** The merchant's calls: create once for an idempotency key, look, cancel. */
function apiRoutes(app: FastifyInstance, { store, keys, origin, now }: ServerParts): void {
  app.register(async (api) => {
    requireApiKey(api, keys)
    const inTurn = oneAtATime()
    api.post('/v1/payments', (request, reply) =>
      inTurn(async () => {
        const { data } = createSchema.safeParse(request.body)
        const key = request.headers['idempotency-key']
        if (!data || typeof key !== 'string') return reply.code(400).send({ error: 'invalid' })
        const known = store.findBy(({ idempotencyKey }) => idempotencyKey === key)
        const { reference, amountMinor, currency } = data
        if (known) {
          const isSame =
            known.reference === reference && known.amountMinor === amountMinor && known.currency === currency
          return isSame ? show(known, origin) : reply.code(409).send({ error: 'conflict' })
        }
        const amount = minorToDecimal(amountMinor, currency)
        const qr =
          data.paysBy === 'qr' ? emvPayload({ reference, amount, currency, payee: data.payee }) : null
        if (data.expiresAt <= now() || (data.paysBy === 'qr' && qr === null))
          return reply.code(422).send({ error: 'refused' })
        const { paysBy: _paysBy, ...asked } = data
        const payment: Payment = {
          ...asked,
          id: `pay_${randomBytes(16).toString('hex')}`,
          idempotencyKey: key,
          qr,
          state: 'open',
          paidMinor: null,
          paysAt: null,
        }
        await store.save(payment)
        return show(payment, origin)
      }),
    )
    const find = (id: string) => store.findBy(({ reference }) => reference === id)
    api.get('/v1/payments/by-reference/:id', async (request, reply) => {
      const payment = find(z.parse(idParams, request.params).id)
      return payment ? show(payment, origin) : reply.code(404).send({ error: 'unknown' })
    })
    api.post('/v1/payments/by-reference/:id/cancel', async (request, reply) => {
      const payment = find(z.parse(idParams, request.params).id)
      return payment ? show(await cancel(store, payment), origin) : reply.code(404).send({ error: 'unknown' })
    })
  })
}

async function choose(
  store: Store<Payment>,
  payment: Payment,
  form: URLSearchParams,
  now: number,
): Promise<boolean> {
  const choice = form.get('choice')
  if (choice === 'pay') await pay(store, payment, payment.amountMinor, now)
  if (choice === 'decline') await decline(store, payment, now)
  if (choice === 'late') await payLate(store, payment)
  if (choice !== 'other') return true
  const { minor = 0 } = parseAmount((form.get('amount') ?? '').trim(), payment.currency)
  if (minor <= 0) return false
  await pay(store, payment, minor, now)
  return true
}

/** The reference that a whole and undamaged code of ours carries, or null. */
function referenceOf(code: string): string | null {
  const text = code.trim()
  if (crc16(text.slice(0, -4)) !== text.slice(-4).toUpperCase()) return null
  for (let at = 0; at + 4 <= text.length;) {
    const length = Number(text.slice(at + 2, at + 4))
    const value = text.slice(at + 4, at + 4 + length)
    if (text.slice(at, at + 2) === '62') return value.slice(4, 4 + Number(value.slice(2, 4)))
    at += 4 + length
  }
  return null
}

/** The pages on which people pay. */
function pageRoutes(app: FastifyInstance, { store, now }: ServerParts): void {
  app.get('/pay/:id', (request, reply) => {
    const language = languageOf(request.headers['accept-language'])
    const payment = store.find(z.parse(idParams, request.params).id)
    return payment
      ? sendPage(reply, paymentPage(language, payment))
      : sendPage(reply, unknownPage(language), 404)
  })
  app.post('/pay/:id', async (request, reply) => {
    const language = languageOf(request.headers['accept-language'])
    const payment = store.find(z.parse(idParams, request.params).id)
    if (!payment) return sendPage(reply, unknownPage(language), 404)
    const form = formOf(request)
    if (!(await choose(store, payment, form, now())))
      return sendPage(reply, paymentPage(language, payment, form.get('amount') ?? ''), 422)
    return reply.redirect(`/pay/${payment.id}`, 303)
  })
  app.get('/scan', (request, reply) =>
    sendPage(reply, scanPage(languageOf(request.headers['accept-language']))),
  )
  app.post('/scan', (request, reply) => {
    const form = formOf(request)
    const reference = referenceOf(form.get('code') ?? '')
    const payment = reference === null ? undefined : store.findBy((one) => one.reference === reference)
    return payment
      ? reply.redirect(`/pay/${payment.id}`, 303)
      : sendPage(reply, scanPage(languageOf(request.headers['accept-language']), true), 422)
  })
}

/** The web server of the demo's providers: the merchant's calls, and the pages on which people pay. */
export function createServer(parts: ServerParts): FastifyInstance {
  const logController = new LogController({ disableRequestLogging: true })
  const app = fastify({ loggerInstance: parts.log, bodyLimit: 16 * 1024, logController })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'no-referrer')
  })
  app.get('/healthz', () => ({ status: 'ok' }))
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  apiRoutes(app, parts)
  payoutRoutes(app, parts)
  pageRoutes(app, parts)
  chainRoutes(app, parts.chain)
  return app
}
