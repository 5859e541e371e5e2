import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { oneAtATime, requireApiKey } from './api'
import type { PspKeys } from './keys'
import { newPayout, payoutOrderSchema, showPayout, type Payout } from './payout'
import type { Store } from './store'

const idParams = z.object({ id: z.string() })

/** What the calls about payouts are made of. */
export interface PayoutParts {
  payouts: Store<Payout>
  keys: PspKeys
  now: () => number
}

/** The merchant's calls about payouts: order once for an idempotency key, and look. */
export function payoutRoutes(app: FastifyInstance, { payouts, keys, now }: PayoutParts): void {
  app.register(async (api) => {
    requireApiKey(api, keys)
    const inTurn = oneAtATime()
    const find = (id: string) => payouts.findBy(({ reference }) => reference === id)
    api.post('/v1/payouts', (request, reply) =>
      inTurn(async () => {
        const { data } = payoutOrderSchema.safeParse(request.body)
        const key = request.headers['idempotency-key']
        if (!data || key !== data.reference) return reply.code(400).send({ error: 'invalid' })
        const known = find(data.reference)
        if (known) {
          const isSame = JSON.stringify(payoutOrderSchema.parse(known)) === JSON.stringify(data)
          return isSame ? showPayout(known) : reply.code(409).send({ error: 'conflict' })
        }
        const payout = newPayout(`po_${randomBytes(16).toString('hex')}`, data, now())
        await payouts.save(payout)
        return showPayout(payout)
      }),
    )
    api.get('/v1/payouts/by-reference/:id', async (request, reply) => {
      const payout = find(z.parse(idParams, request.params).id)
      return payout ? showPayout(payout) : reply.code(404).send({ error: 'unknown' })
    })
  })
}
