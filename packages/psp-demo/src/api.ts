import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { PspKeys } from './keys'

/** Refuses calls without the merchant's key. */
export function requireApiKey(api: FastifyInstance, { apiKey }: PspKeys): void {
  const mine = Buffer.from(`Bearer ${apiKey}`)
  api.addHook('onRequest', async (request, reply) => {
    const theirs = Buffer.from(request.headers.authorization ?? '')
    const isKey = mine.length === theirs.length && timingSafeEqual(mine, theirs)
    if (!isKey) await reply.code(401).send({ error: 'key' })
  })
}

/** Runs work one after the other, so that of two calls with the same idempotency key the second finds the first. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}
