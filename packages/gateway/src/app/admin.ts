import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { startAdminServer } from '../kernel/admin/admin-server'
import { systemClock } from '../kernel/clock'
import type { Database } from '../kernel/database/database'
import { PlainError } from '@plaza/server-kit'
import type { OutsideKeys } from '@plaza/server-kit'
import { rotateSealingKeys } from '../kernel/security/sealing-keys'
import { wrapEverything } from '../kernel/security/wrap-everything'
import { auditMoney, listSuspense } from '../modules/money/suspense'
import { readVendorReport } from '../modules/money/vendor-wallet'
import { operationSchema, perform, reportAskedSchema, suspenseAskedSchema } from '../modules/site/operations'

/** Starts the server for the `plaza` command: operations, reports, keys, and the ledger's audit. */
export const startAdmin = (
  db: Database,
  { outside, ...settings }: { dataDir: string; outside: OutsideKeys; logger: Logger },
): Promise<{ stop(): Promise<void> }> =>
  startAdminServer(settings, (app) => {
    const { logger } = settings
    app.post('/operate', async (request) => {
      const operation = operationSchema.safeParse(request.body)
      if (!operation.success)
        throw new PlainError('The gateway does not know this operation. Is it a different version?')
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
    app.get('/audit', async () => ({ problems: await auditMoney(db.read) }))
  })
