import { sql } from 'kysely'
import type { Gateway } from '../../../kernel/gateway'
import { claimDue, dueJob } from '../../../kernel/jobs/due-rows'
import type { Job } from '../../../kernel/jobs/job'
import { issueReward } from './issue-reward'
import { moveEntry } from './move-entry'

const putOffMs = 60_000

const due = {
  table: 'promotion_entries',
  key: 'id',
  at: 'due_at',
  where: sql<boolean>`state in ('joined', 'process')`,
} as const

/** Rewards an entry that is complete, or ends one whose time is up; nothing when it was moved meanwhile. */
const end = ({ db }: Gateway, id: string, now: number): Promise<void> =>
  db.transaction(async (trx) => {
    const row = await trx
      .selectFrom('promotion_entries')
      .selectAll()
      .where('id', '=', id)
      .where('state', 'in', ['joined', 'process'])
      .forUpdate()
      .executeTakeFirst()
    if (!row) return
    const { plan } = row
    if (plan.kind === 'play' && row.progress_minor >= (row.required_minor ?? Infinity))
      await issueReward(
        trx,
        { ...row, plan: { ...plan } },
        { amountMinor: plan.rewardMinor, reason: null, now },
      )
    else await moveEntry(trx, row, 'close', { decided_at: now })
  })

/** Rewards members who bet enough for what they joined, and ends what was not bet in time (PROMO-2). */
export const entriesJob = (gateway: Gateway): Job =>
  dueJob(gateway, due, {
    name: 'promotions',
    run: async () => {
      const { app, db, clock } = gateway
      const now = clock.now()
      // Claimed in a transaction of its own: one that fails is put off, and the others go on.
      const [taken] = await db.transaction((trx) => claimDue(trx, due, { now, limit: 1, putOffMs }))
      if (!taken) return 0
      try {
        await end(gateway, taken.id, now)
      } catch (err) {
        app.log.error(
          { err, entry: taken.id, member: taken.member_id },
          'an entry of a promotion did not end',
        )
      }
      return 1
    },
  })
