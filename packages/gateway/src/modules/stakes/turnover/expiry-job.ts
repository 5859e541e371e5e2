import { sql } from 'kysely'
import type { Gateway } from '../../../kernel/gateway'
import { claimDue, dueJob } from '../../../kernel/jobs/due-rows'
import type { Job } from '../../../kernel/jobs/job'
import { expireBonus } from './give-up-bonus'

/** A bonus with money in play is looked at again after this, ms. */
const againMs = 30_000

const due = {
  table: 'turnover_requirements',
  key: 'id',
  at: 'due_at',
  where: sql<boolean>`state = 'open'`,
} as const

/** Takes bonuses back that were not staked enough in time, as soon as nothing of theirs is in play (BONUS-4). */
export const bonusExpiryJob = (gateway: Gateway): Job =>
  dueJob(gateway, due, {
    name: 'bonuses',
    run: async () => {
      const { app, db, clock } = gateway
      // One failure does not hold up the others.
      const claim = { now: clock.now(), limit: 1, putOffMs: againMs }
      const [taken] = await db.transaction((trx) => claimDue(trx, due, claim))
      if (!taken) return 0
      if (await db.transaction((trx) => expireBonus(trx, taken, clock.now())))
        app.log.info({ requirement: taken.id, member: taken.member_id }, 'bonus expired')
      return 1
    },
  })
