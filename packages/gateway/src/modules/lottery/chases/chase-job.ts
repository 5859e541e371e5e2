import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { claimDue, dueJob, type DueRows } from '../../../kernel/jobs/due-rows'
import type { Job } from '../../../kernel/jobs/job'
import { placeNext, skipNext } from './place-next'

const due: DueRows<'lottery_chases'> = { table: 'lottery_chases', key: 'id', at: 'due_at' }
/** If the process dies while it places an issue, another tries again after this time, ms. */
const againMs = 5_000

/** Places the issues of chase plans as they open: each once, whatever stops in between (LOTTERY-4). */
export const chaseJob = (gateway: Gateway): Job =>
  dueJob(gateway, due, {
    name: 'lottery-chases',
    run: async () => {
      const { app, db, clock, merchants } = gateway
      const now = clock.now()
      const [claimed] = await db.transaction((trx) =>
        claimDue(trx, due, { now, limit: 1, putOffMs: againMs }),
      )
      if (!claimed) return 0
      const chaseId = claimed.id
      const site = await merchants.find(claimed.site)
      if (!site) throw new Error(`the plan ${chaseId} is of an unknown merchant`)
      try {
        await db.transaction((trx) => placeNext(trx, { chaseId, site, now }))
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error
        const reason = error.code
        app.log.info({ chase: chaseId, reason }, 'an issue of a plan is not placed')
        await db.transaction((trx) => skipNext(trx, { chaseId, reason, now }))
      }
      return 1
    },
  })
