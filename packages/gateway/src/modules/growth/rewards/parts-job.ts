import { sql } from 'kysely'
import type { Gateway } from '../../../kernel/gateway'
import { claimDue, dueJob } from '../../../kernel/jobs/due-rows'
import { eachAlone } from '../../../kernel/jobs/each-alone'
import type { Job } from '../../../kernel/jobs/job'
import { pushTopic } from '../../../kernel/stream/push'

const atOnce = 100
const putOffMs = 60_000

const due = {
  table: 'reward_parts',
  key: 'id',
  at: 'due_at',
  where: sql<boolean>`state = 'claimable'`,
} as const

/** Tells members of parts that open, and ends those that nobody claimed in time (REWARD-1). */
export const partsJob = (gateway: Gateway): Job =>
  dueJob(gateway, due, {
    name: 'rewards',
    run: async () => {
      const { app, db, clock } = gateway
      const now = clock.now()
      // Claimed in a transaction of its own: a part that fails is put off, and the others go on.
      const items = await db.transaction((trx) => claimDue(trx, due, { now, limit: atOnce, putOffMs }))
      const { done } = await eachAlone(
        { db, log: app.log },
        {
          job: 'rewards',
          items,
          nameOf: ({ member_id: memberId }) => memberId,
          atOnce,
          work: async (trx, { id, member_id: memberId, expires_at: expiresAt }) => {
            const isOver = expiresAt !== null && expiresAt <= now
            const { numUpdatedRows } = await trx
              .updateTable('reward_parts')
              .set(isOver ? { state: 'expired', due_at: null, ended_at: expiresAt } : { due_at: expiresAt })
              .where('id', '=', id)
              // It may have been claimed meanwhile.
              .where('state', '=', 'claimable')
              .executeTakeFirst()
            if (!isOver && numUpdatedRows > 0n) await pushTopic(trx, memberId, 'rewards')
            return 1
          },
        },
      )
      return done
    },
  })
