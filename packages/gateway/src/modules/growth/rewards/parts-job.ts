import { sql } from 'kysely'
import type { Gateway } from '../../../kernel/gateway'
import { claimDue, dueJob } from '../../../kernel/jobs/due-rows'
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
    run: () =>
      gateway.db.transaction(async (trx) => {
        const now = gateway.clock.now()
        const taken = await claimDue(trx, due, { now, limit: atOnce, putOffMs })
        for (const { id, member_id: memberId, expires_at: expiresAt } of taken) {
          const isOver = expiresAt !== null && expiresAt <= now
          await trx
            .updateTable('reward_parts')
            .set(isOver ? { state: 'expired', due_at: null, ended_at: expiresAt } : { due_at: expiresAt })
            .where('id', '=', id)
            .execute()
          if (!isOver) await pushTopic(trx, memberId, 'rewards')
        }
        return taken.length
      }),
  })
