import type { DepositRow } from './tables'
import type { Gateway } from '../../../kernel/gateway'
import { claimDue, dueJob } from '../../../kernel/jobs/due-rows'
import type { Job } from '../../../kernel/jobs/job'
import { beginDeposit } from './begin-deposit'
import type { PaymentAdapters } from './payment-adapters'
import { creditDeposit, moveDeposit } from './deposit-moves'

/** A deposit that could not be moved, or whose process died meanwhile, is tried again after this. */
const againMs = 30_000

const due = { table: 'deposits', key: 'id', at: 'due_at' } as const

const move = ({ app, db, clock }: Gateway, taken: DepositRow): Promise<void> =>
  db.transaction(async (trx) => {
    const current = await trx
      .selectFrom('deposits')
      .selectAll()
      .where('id', '=', taken.id)
      .where('state', '=', taken.state)
      .where('due_at', '=', taken.due_at)
      .forUpdate()
      .executeTakeFirst()
    // It was paid or cancelled meanwhile, and its new state has its own due time.
    if (!current) return
    const now = clock.now()
    const { state } =
      current.state === 'processing'
        ? await creditDeposit(trx, current, now)
        : await moveDeposit(trx, current, { to: 'expired', now })
    app.log.info(
      { deposit: current.id, member: current.member_id, amountMinor: current.amount_minor, state },
      'deposit moved',
    )
  })

/**
 * Processes deposits that are due: created ones are announced, unpaid ones expire, paid ones are credited. One at a time,
 * by lock.
 */
export const depositJob = (gateway: Gateway, adapters: PaymentAdapters): Job =>
  dueJob(gateway, due, {
    name: 'deposits',
    run: async () => {
      const { db, clock } = gateway
      // One failure does not hold up the others.
      const claim = { now: clock.now(), limit: 1, putOffMs: againMs }
      const [taken] = await db.transaction((trx) => claimDue(trx, due, claim))
      if (taken?.state === 'created') await beginDeposit(gateway, adapters, taken)
      else if (taken) await move(gateway, taken)
      return taken ? 1 : 0
    },
  })
