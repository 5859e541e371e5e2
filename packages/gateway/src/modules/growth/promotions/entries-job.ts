import { sql } from 'kysely'
import type { Gateway } from '../../../kernel/gateway'
import { claimDue, dueJob } from '../../../kernel/jobs/due-rows'
import type { Job } from '../../../kernel/jobs/job'
import { issueReward } from './issue-reward'

const putOffMs = 60_000

const due = {
  table: 'promotion_entries',
  key: 'id',
  at: 'due_at',
  where: sql<boolean>`state in ('joined', 'process')`,
} as const

/** Rewards members who bet enough for what they joined, and ends what was not bet in time (PROMO-2). */
export const entriesJob = (gateway: Gateway): Job =>
  dueJob(gateway, due, {
    name: 'promotions',
    run: () =>
      gateway.db.transaction(async (trx) => {
        const now = gateway.clock.now()
        const [row] = await claimDue(trx, due, { now, limit: 1, putOffMs })
        if (!row) return 0
        const { plan } = row
        if (plan.kind === 'play' && row.progress_minor >= (row.required_minor ?? Infinity))
          await issueReward(
            trx,
            { ...row, plan: { ...plan } },
            { amountMinor: plan.rewardMinor, reason: null, now },
          )
        else
          await trx
            .updateTable('promotion_entries')
            .set({ state: 'close', due_at: null, decided_at: now })
            .where('id', '=', row.id)
            .execute()
        return 1
      }),
  })
