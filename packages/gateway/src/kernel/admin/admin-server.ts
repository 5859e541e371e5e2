import fastify from 'fastify'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { systemClock } from '../clock'
import type { Database } from '../database/database'
import { ledgerAudit } from '../ledger'
import { perform } from '../../modules/site/operations/perform'
import { listSuspense } from '../../modules/money/suspense/read-suspense'
import { readVendorReport } from '../../modules/play/vendors/vendor-report'
import { PlainError } from '@plaza/server-kit'
import type { OutsideKeys } from '../security/outside-keys'
import { rotateSealingKeys } from '../security/sealing-keys'
import { hashSecret, newSecret } from '../security/secrets'
import { wrapEverything } from '../security/wrap-everything'
import { removeAdminFile, writeAdminFile } from './admin-file'
import { operationSchema, reportAskedSchema, suspenseAskedSchema } from '../../command/operation-schema'

/**
 * A loopback door for the `plaza` command: the embedded database lets one process in, so the command asks this one.
 * Whoever can read the file in the data directory may use it.
 */
export async function startAdmin(
  db: Database,
  { dataDir, outside, logger }: { dataDir: string; outside: OutsideKeys; logger: Logger },
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
  app.post('/operate', async (request) => {
    const operation = operationSchema.safeParse(request.body)
    if (!operation.success)
      throw new PlainError('The gateway does not know this operation; is it of another version?')
    await perform(db, operation.data, systemClock.now())
    logger.info({ operation: operation.data }, 'operated')
    return {}
  })
  app.post('/report', async (request) => ({
    report: await readVendorReport(db.read, z.parse(reportAskedSchema, request.body)),
  }))
  app.post('/suspense', async (request) => ({
    items: await listSuspense(db.read, z.parse(suspenseAskedSchema, request.body).isAll),
  }))
  app.post('/rotate-keys', async () => {
    const kid = await rotateSealingKeys(db, outside, systemClock.now())
    logger.info({ kid }, 'sealing keys rotated')
    return { kid }
  })
  app.post('/rewrap-keys', async () => ({
    count: await wrapEverything(db, outside, systemClock.now()),
  }))
  app.get('/audit', async () => ({ problems: await ledgerAudit(db.read) }))
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
