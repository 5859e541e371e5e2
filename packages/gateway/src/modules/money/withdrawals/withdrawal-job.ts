import type { PayoutProvider } from '../../../kernel/carriers/payout-provider'
import type { WithdrawalRow } from './tables'
import type { Gateway } from '../../../kernel/gateway'
import { claimDue, dueJob } from '../../../kernel/jobs/due-rows'
import type { Job } from '../../../kernel/jobs/job'
import { moveWithdrawal, type WithdrawalMove } from './withdrawal-moves'

/** Pauses of the demo between its steps, ms. */
const stepMs = { 'under-review': 400, approved: 400, paying: 500 } as const
/** If the process dies while it pays an order, another checks the order again after this time, ms. */
const payAgainMs = 30_000

const due = { table: 'withdrawals', key: 'id', at: 'due_at' } as const

/** The next state of a due withdrawal if the provider need not be called, or null when it is to be paid. */
function nextMove(row: WithdrawalRow, payout: PayoutProvider, now: number): WithdrawalMove | null {
  const on = (to: keyof typeof stepMs): WithdrawalMove => ({ to, now, dueAt: now + stepMs[to] })
  if (row.state === 'submitted') return on('under-review')
  if (row.state === 'approved') return on('paying')
  if (row.state !== 'under-review') return null
  const reason = payout.review({ amountMinor: row.amount_minor })
  return reason === null ? on('approved') : { to: 'rejected', reason, now }
}

/** Advances one due withdrawal; returns it when it is to be paid now, postponed meanwhile. */
const step = ({ app, db, clock }: Gateway, payout: PayoutProvider) =>
  db.transaction(async (trx) => {
    const now = clock.now()
    const [row] = await claimDue(trx, due, { now, limit: 1, putOffMs: payAgainMs })
    if (!row) return null
    const move = nextMove(row, payout, now)
    const { id: withdrawal, member_id: member, amount_minor: amountMinor } = row
    if (move) app.log.info({ withdrawal, member, amountMinor, state: move.to }, 'withdrawal moves')
    if (move) await moveWithdrawal(trx, row, move)
    return { row, isToBePaid: move === null }
  })

async function pay({ app, db, clock }: Gateway, payout: PayoutProvider, row: WithdrawalRow): Promise<void> {
  const answer = await payout.pay({ id: row.id, amountMinor: row.amount_minor, currency: row.currency })
  // It is claimed again when its postponement is over.
  if (answer.status === 'pending') return
  await db.transaction(async (trx) => {
    const current = await trx
      .selectFrom('withdrawals')
      .selectAll()
      .where('id', '=', row.id)
      .where('state', '=', 'paying')
      .forUpdate()
      .executeTakeFirst()
    // Another process called the provider too and was first.
    if (!current) return
    const now = clock.now()
    app.log.info({ withdrawal: row.id, member: row.member_id, state: answer.status }, 'withdrawal moves')
    if (answer.status === 'paid') await moveWithdrawal(trx, current, { to: 'paid', now })
    else await moveWithdrawal(trx, current, { to: 'failed', reason: answer.reason, now })
  })
}

/** Processes due withdrawals: review, approval, payment. */
export const withdrawalJob = (gateway: Gateway, payout: PayoutProvider): Job =>
  dueJob(gateway, due, {
    name: 'withdrawals',
    run: async () => {
      const stepped = await step(gateway, payout)
      if (stepped?.isToBePaid) await pay(gateway, payout, stepped.row)
      return stepped ? 1 : 0
    },
  })
