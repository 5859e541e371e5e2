import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { oneAtATime, requireApiKey } from '../api'
import { newAddress } from './addresses'
import { heightAt, needed, stateOf, worthOfTransfer } from './blocks'
import { networks, type ChainPayment } from './chain-payment'
import type { ChainParts } from './chain-parts'
import { coinsOf, lockMs, rateAt, unitsFor } from './rates'
import { confirmationsOf } from './reports'
import { cancel } from './send'

const createSchema = z.object({
  reference: z.string().check(z.minLength(1), z.maxLength(64)),
  amountMinor: z.int().check(z.positive(), z.maximum(1_000_000_000)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  network: z.enum(networks),
  payee: z.string().check(z.minLength(1), z.maxLength(64)),
  returnUrl: z.nullable(z.string().check(z.regex(/^https?:\/\/[^\s"<>]+$/), z.maxLength(500))),
  expiresAt: z.int(),
})
const idParams = z.object({ id: z.string() })

function show(payment: ChainPayment, { now, blockMs, origin }: ChainParts) {
  const moment = { now: now(), blockMs }
  const { id, reference, network, address, amountMinor, currency, units, rateMinor, rateUntil } = payment
  return {
    ...{ id, reference, network, address, amountMinor, currency, rateMinor, rateUntil, needed },
    coin: 'USDT',
    coinAmount: coinsOf(units),
    seen: confirmationsOf(payment, moment),
    height: heightAt(moment.now, blockMs),
    url: `${origin}/wallet/${address}`,
    transfers: payment.transfers
      .map((transfer) => ({ transfer, ...stateOf(transfer, moment) }))
      .filter(({ state }) => state !== 'scheduled')
      .map(({ transfer, state, confirmations }) => ({
        ...{ id: transfer.id, network: transfer.network, state, confirmations },
        coinAmount: coinsOf(transfer.units),
        amountMinor: worthOfTransfer(payment, transfer),
      })),
  }
}

const isSame = (known: ChainPayment, asked: z.infer<typeof createSchema>): boolean =>
  known.reference === asked.reference &&
  known.amountMinor === asked.amountMinor &&
  known.currency === asked.currency &&
  known.network === asked.network

/** The merchant's calls: an address once for an idempotency key, a look, a cancellation. */
export function chainApi(app: FastifyInstance, parts: ChainParts): void {
  const { store, keys, now } = parts
  app.register(
    async (api) => {
      requireApiKey(api, keys)
      const inTurn = oneAtATime()
      api.post('/v1/payments', (request, reply) =>
        inTurn(async () => {
          const { data } = createSchema.safeParse(request.body)
          const key = request.headers['idempotency-key']
          if (!data || typeof key !== 'string') return reply.code(400).send({ error: 'invalid' })
          const known = store.findBy(({ idempotencyKey }) => idempotencyKey === key)
          if (known)
            return isSame(known, data) ? show(known, parts) : reply.code(409).send({ error: 'conflict' })
          const rateMinor = rateAt(data.currency, now())
          if (rateMinor === undefined || data.expiresAt <= now())
            return reply.code(422).send({ error: 'refused' })
          const payment: ChainPayment = {
            ...data,
            id: `cp_${randomBytes(16).toString('hex')}`,
            idempotencyKey: key,
            address: await newAddress(data.network),
            units: unitsFor(data.amountMinor, rateMinor),
            rateMinor,
            rateUntil: Math.min(now() + lockMs, data.expiresAt),
            isCancelled: false,
            transfers: [],
          }
          await store.save(payment)
          return show(payment, parts)
        }),
      )
      const find = (params: unknown) =>
        store.findBy(({ reference }) => reference === z.parse(idParams, params).id)
      api.get('/v1/payments/by-reference/:id', async (request, reply) => {
        const payment = find(request.params)
        return payment ? show(payment, parts) : reply.code(404).send({ error: 'unknown' })
      })
      api.post('/v1/payments/by-reference/:id/cancel', async (request, reply) => {
        const payment = find(request.params)
        return payment
          ? show(await cancel(store, payment), parts)
          : reply.code(404).send({ error: 'unknown' })
      })
    },
    { prefix: '/chain' },
  )
}
