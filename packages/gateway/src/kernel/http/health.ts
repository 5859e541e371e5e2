import { sql } from 'kysely'
import type { Gateway } from '../gateway'

const deadlineMs = 2_000

const deadline = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('the database does not answer')), deadlineMs).unref()
  })

/** `GET /healthz` on any host: 200 only when the database answers, else 503. */
export function registerHealth({ app, db }: Gateway): void {
  app.get('/healthz', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await Promise.race([sql`select 1`.execute(db.read), deadline()])
      return { status: 'ok', database: 'ok' }
    } catch (error) {
      request.log.error({ err: error }, 'not healthy')
      return reply.code(503).send({ status: 'failing', database: 'unreachable' })
    }
  })
}
