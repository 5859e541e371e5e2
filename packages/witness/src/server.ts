import { issueNoSchema, lotteryCodeSchema } from '@plaza/contract/lottery'
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Witness } from './witness'

const lotteryParams = {
  merchant: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
  code: lotteryCodeSchema,
}
const chainParams = z.object({
  ...lotteryParams,
  no: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
})
const linkParams = z.object({ ...lotteryParams, issue: issueNoSchema })

/** What the server is made of. */
export interface ServerParts {
  witness: Witness
  /** Merchants whose draws are witnessed. */
  merchants: ReadonlyMap<string, unknown>
  log: FastifyBaseLogger
}

/** The web server of the witness. Everything it answers may be known by everybody, so that nobody has to sign in. */
export function createServer({ witness, merchants, log }: ServerParts): FastifyInstance {
  const logController = new LogController({ disableRequestLogging: true })
  const app = fastify({
    loggerInstance: log,
    bodyLimit: 1024,
    logController,
    // A gateway keeps its connection open; the end does not wait for it.
    forceCloseConnections: true,
  })
  const unknown = { error: 'unknown' }
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/v1/chains/:merchant/:code/:no', (request, reply) => {
    const { data } = chainParams.safeParse(request.params)
    return data && merchants.has(data.merchant) ? witness.chain(data, data.no) : reply.code(404).send(unknown)
  })
  app.post('/v1/links/:merchant/:code/:issue', async (request, reply) => {
    const { data } = linkParams.safeParse(request.params)
    if (!data || !merchants.has(data.merchant)) return reply.code(404).send(unknown)
    const link = await witness.link(data, data.issue)
    return link ?? reply.code(409).send({ error: 'not given' })
  })
  app.get('/v1/links/:merchant/:code/:issue', async (request, reply) => {
    const { data } = linkParams.safeParse(request.params)
    const link = data && merchants.has(data.merchant) ? await witness.given(data, data.issue) : null
    return link ?? reply.code(404).send(unknown)
  })
  return app
}
