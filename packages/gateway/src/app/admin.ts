import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { readTrail } from '../kernel/audit'
import { startAdminServer } from '../kernel/admin/admin-server'
import { systemClock } from '../kernel/clock'
import type { Database } from '../kernel/database/database'
import { listCredentials } from '../kernel/operators'
import { PlainError } from '@plaza/server-kit'
import type { OutsideKeys } from '@plaza/server-kit'
import { readDebts } from '../kernel/ledger'
import { waitingAdjustments } from '../modules/money/adjustments'
import { agentQueue, listMethods } from '../modules/money/deposits'
import { listVouchers } from '../modules/money/vouchers'
import { auditMoney, listSuspense } from '../modules/money/suspense'
import { openTransfers } from '../modules/money/vendor-transfers'
import { waitingTransfers } from '../modules/money/upline-transfer'
import { reviewQueue, withdrawalDossier } from '../modules/money/withdrawals'
import { readVendorReport } from '../modules/money/vendor-wallet'
import {
  merchantAskedSchema,
  operationSchema,
  orderAskedSchema,
  rewrapKeys,
  rotateKeys,
  trailQuerySchema,
  performSigned,
  reportAskedSchema,
  signedSchema,
  suspenseAskedSchema,
} from '../modules/site/operations'

const orderSchema = z.object({ operation: operationSchema, signed: signedSchema })

/** Starts the server for the `plaza` command: operations, reports, keys, and the ledger's audit. */
export const startAdmin = (
  db: Database,
  {
    outside,
    isDemo,
    ...settings
  }: { dataDir: string; isDemo: boolean; outside: OutsideKeys; logger: Logger },
): Promise<{ stop(): Promise<void> }> =>
  startAdminServer(settings, (app) => {
    const { logger } = settings
    const at = () => ({ now: systemClock.now(), isDemo })
    app.post('/operate', async (request) => {
      const { data } = orderSchema.safeParse(request.body)
      if (!data) throw new PlainError('The gateway does not know this operation. Is it a different version?')
      const { operation, signed } = data
      const { after } = await performSigned(db, operation, signed, at())
      logger.info({ operation, why: signed.why }, 'operated')
      return { after }
    })
    app.get('/operators', async () => ({ credentials: await listCredentials(db.read) }))
    app.post('/report', async (request) => ({
      report: await readVendorReport(db.read, z.parse(reportAskedSchema, request.body)),
    }))
    app.post('/suspense', async (request) => ({
      items: await listSuspense(db.read, z.parse(suspenseAskedSchema, request.body).isAll),
    }))
    app.post('/methods', async (request) => ({
      methods: await listMethods(db.read, z.parse(merchantAskedSchema, request.body).merchant),
    }))
    app.post('/vouchers', async (request) => ({
      vouchers: await listVouchers(db.read, z.parse(merchantAskedSchema, request.body).merchant),
    }))
    app.get('/transfers', async () => ({ transfers: await waitingTransfers(db.read) }))
    app.get('/vendor-transfers', async () => ({ transfers: await openTransfers(db.read) }))
    app.get('/paid-to-agents', async () => ({ deposits: await agentQueue(db.read) }))
    app.get('/adjustments', async () => ({
      adjustments: await waitingAdjustments(db.read, systemClock.now()),
    }))
    app.get('/review', async () => ({ withdrawals: await reviewQueue(db.read) }))
    app.post('/withdrawal', async (request) => ({
      withdrawal: await withdrawalDossier(db.read, z.parse(orderAskedSchema, request.body).order),
    }))
    app.post('/rotate-keys', async (request) => {
      const signed = z.parse(signedSchema, request.body)
      const kid = await rotateKeys(db, outside, { signed, ...at() })
      logger.info({ kid }, 'sealing keys rotated')
      return { kid }
    })
    app.post('/rewrap-keys', async (request) => {
      const signed = z.parse(signedSchema, request.body)
      return { count: await rewrapKeys(db, outside, { signed, ...at() }) }
    })
    app.post('/trail', async (request) => ({
      records: await readTrail(db.read, z.parse(trailQuerySchema, request.body)),
    }))
    app.get('/audit', async () => ({
      problems: await auditMoney(db.read),
      debts: await readDebts(db.read),
    }))
  })
