import type { Gateway } from '../../gateway'
import type { Job } from '../../jobs/job'
import { creditDeposit, moveDeposit } from './deposit-moves'

/** Takes on deposits whose time has come: unpaid ones expire, paid ones are credited. One at a time, by lock. */
export const depositJob = ({ app, db, clock }: Gateway): Job => ({
  name: 'deposits',
  everyMs: 250,
  run: () =>
    db.transaction(async (trx) => {
      const now = clock.now()
      const due = await trx
        .selectFrom('deposits')
        .selectAll()
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!due) return 0
      const isPaid = due.state === 'processing'
      const { state } = isPaid
        ? await creditDeposit(trx, due, now)
        : await moveDeposit(trx, due, { to: 'expired', now })
      app.log.info(
        { deposit: due.id, member: due.member_id, amountMinor: due.amount_minor, state },
        'deposit moved',
      )
      return 1
    }),
})
