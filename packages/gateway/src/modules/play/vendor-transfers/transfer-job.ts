import { sql } from 'kysely'
import type { Gateway } from '../../../kernel/gateway'
import { claimDue, dueJob } from '../../../kernel/jobs/due-rows'
import type { Job } from '../../../kernel/jobs/job'
import type { Vendors } from '../vendors'
import { attemptTransfer } from './attempt-transfer'

const due = { table: 'vendor_transfers', key: 'id', at: 'next_at' } as const
const mostAtOnce = 10
/** Growing pauses, ms: one transfer alone does not open the breaker of its vendor. */
const pauseMs = sql<number>`coalesce((array[8000, 20000, 45000])[attempts + 1], 60000)`

/** Asks vendors about transfers that have no certain end yet, also those of a process that died (WALLET-2). */
export const transferJob = (gateway: Gateway, vendors: Vendors): Job =>
  dueJob(gateway, due, {
    name: 'vendor-transfers',
    run: async () => {
      const { db, clock, app } = gateway
      const rows = await db.transaction((trx) =>
        claimDue(trx, due, { now: clock.now(), limit: mostAtOnce, putOffMs: pauseMs, hasAttempts: true }),
      )
      const results = await Promise.allSettled(
        rows.map((row) => attemptTransfer(gateway, vendors, row, { isFirst: false })),
      )
      for (const result of results)
        if (result.status === 'rejected') app.log.error({ err: result.reason }, 'vendor transfer failed')
      return rows.length
    },
  })
