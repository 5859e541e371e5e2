import fastify, { type FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { PlainError } from '@plaza/server-kit'
import { hashSecret, newSecret } from '../security/secrets'
import { removeAdminFile, writeAdminFile } from './admin-file'

/**
 * Starts a server on loopback for the `plaza` command, because the embedded database is open to one process only.
 * Anybody who can read the file in the data directory may use it. `addRoutes` adds the operations; a `PlainError` thrown
 * there is answered with its message and 400.
 */
export async function startAdminServer(
  { dataDir, logger }: { dataDir: string; logger: Logger },
  addRoutes: (app: FastifyInstance) => void,
): Promise<{ stop(): Promise<void> }> {
  const secret = newSecret()
  const app = fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async (request, reply) => {
    const given = request.headers.authorization ?? ''
    if (hashSecret(given) !== hashSecret(`Bearer ${secret}`))
      return reply.code(401).send({ error: 'Not allowed.' })
  })
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof PlainError) return reply.code(400).send({ error: error.message })
    logger.error({ err: error }, 'operation failed')
    return reply.code(500).send({ error: 'The gateway failed; its log says why.' })
  })
  addRoutes(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  await writeAdminFile(dataDir, { port, secret })
  return {
    stop: async () => {
      await removeAdminFile(dataDir)
      await app.close()
    },
  }
}
