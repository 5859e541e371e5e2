import { sql } from 'kysely'
import { ProviderAway } from '../../../kernel/carriers/payment-provider'
import type { PayoutAnswer, PayoutProvider } from '../../../kernel/carriers/payout-provider'
import type { Gateway } from '../../../kernel/gateway'
import { claimDue, dueJob } from '../../../kernel/jobs/due-rows'
import type { Job } from '../../../kernel/jobs/job'
import { applyPayout } from './apply-payout'
import type { PayoutAdapters } from './payout-adapters'
import { payoutOrderOf } from './payout-order'
import { ruleOnWithdrawal } from './rule-on-withdrawal'
import type { WithdrawalRow } from './tables'
import { moveWithdrawal } from './withdrawal-moves'

const due = { table: 'withdrawals', key: 'id', at: 'due_at' } as const
/** Pause before an order is taken again: twice as long after every try, a quarter of an hour at most. */
const putOffMs = sql<number>`least(5000 * 2 ^ least(attempts, 20), 900000)`

/** Takes the longest due withdrawal a step further; returns it, to be paid where it is. */
const step = (gateway: Gateway, adapters: PayoutAdapters) =>
  gateway.db.transaction(async (trx) => {
    const now = gateway.clock.now()
    const [row] = await claimDue(trx, due, { now, limit: 1, putOffMs, hasAttempts: true })
    if (!row) return null
    if (row.state === 'submitted' || row.state === 'under-review') await ruleOnWithdrawal(trx, row, now)
    if (row.state === 'approved') {
      const { to } = await payoutOrderOf(trx, row)
      const adapter = adapters.forAccount(to)
      if (!adapter) throw new Error(`nobody pays out to the account of ${row.id}`)
      await moveWithdrawal(trx, row, { to: 'paying', adapter: adapter.code, dueAt: now, now })
    }
    gateway.app.log.info({ withdrawal: row.id, member: row.member_id, from: row.state }, 'withdrawal moves')
    return row
  })

/** Orders that may have reached the provider are asked about first; what it never got is sent with the same key. */
async function payOrAsk(
  gateway: Gateway,
  provider: PayoutProvider,
  row: WithdrawalRow,
): Promise<PayoutAnswer> {
  const known = row.attempts > 1 ? await provider.ask(row.id) : null
  return known ?? provider.pay(await payoutOrderOf(gateway.db.read, row))
}

/** Pays an order or asks about it, outside of any transaction: a provider may be slow, down, or answer nonsense. */
async function pay(gateway: Gateway, adapters: PayoutAdapters, row: WithdrawalRow): Promise<void> {
  const { app, db, clock } = gateway
  // Orders from before there were adapters belong to the one that knows their accounts.
  const provider = row.adapter === null ? adapters.forAccount(undefined) : adapters.find(row.adapter)
  if (!provider) {
    app.log.error({ withdrawal: row.id, adapter: row.adapter }, 'the adapter of a payout is not there')
    return
  }
  try {
    const answer = await payOrAsk(gateway, provider, row)
    const outcome = await db.transaction((trx) => applyPayout(trx, row.id, answer, clock.now()))
    app.log.info({ withdrawal: row.id, status: answer.status, outcome }, 'payout answered')
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    app.log.warn({ withdrawal: row.id, adapter: provider.code, err: error }, 'payout provider away')
  }
}

/** Processes due withdrawals: rules, then the payout by its adapter, asked about until it is decided. */
export const withdrawalJob = (gateway: Gateway, adapters: PayoutAdapters): Job =>
  dueJob(gateway, due, {
    name: 'withdrawals',
    run: async () => {
      const row = await step(gateway, adapters)
      if (row?.state === 'paying') await pay(gateway, adapters, row)
      return row ? 1 : 0
    },
  })
