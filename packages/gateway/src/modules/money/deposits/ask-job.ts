import { sql } from 'kysely'
import { ProviderAway } from '../../../kernel/carriers/payment-provider'
import type { Gateway } from '../../../kernel/gateway'
import { claimDue, dueJob } from '../../../kernel/jobs/due-rows'
import type { Job } from '../../../kernel/jobs/job'
import { applyAnswer } from './payment-events'
import { orderFor, type PaymentAdapters } from './payment-adapters'
import type { DepositRow } from './tables'

const due = { table: 'deposit_asks', key: 'deposit_id', at: 'ask_at' } as const
/** An order that has ended is asked about ever more rarely for this long, because money may still come. */
const endedForMs = 24 * 3_600_000
/** Twice as long after every question about an ended order, an hour at most; also how long a dead process delays it. */
const putOffMs = sql<number>`least(15000 * 2 ^ least(attempts, 20), 3600000)`
const open: DepositRow['state'][] = ['created', 'awaiting-payment']

async function ask(gateway: Gateway, adapters: PaymentAdapters, id: string): Promise<void> {
  const { app, db, clock } = gateway
  const row = await db.read.selectFrom('deposits').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const provider = adapters.find(row.method)?.provider
  const now = clock.now()
  if (!provider?.ask || now > row.expires_at + endedForMs) {
    await db.write.deleteFrom('deposit_asks').where('deposit_id', '=', id).execute()
    return
  }
  try {
    const answer = await provider.ask.about(await orderFor(gateway, row), now)
    await applyAnswer(gateway, provider, answer, clock.now())
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    app.log.warn({ deposit: id, method: row.method, err: error }, 'payment provider away')
  }
  if (!open.includes(row.state)) return
  await db.write
    .updateTable('deposit_asks')
    .set({ ask_at: clock.now() + provider.ask.everyMs, attempts: 0 })
    .where('deposit_id', '=', id)
    .execute()
}

/** Asks providers about orders that they were told of: open ones at the provider's pace, ended ones more rarely. */
export const askJob = (gateway: Gateway, adapters: PaymentAdapters): Job =>
  dueJob(gateway, due, {
    name: 'deposits-asked',
    run: async () => {
      const claim = { now: gateway.clock.now(), limit: 1, putOffMs, hasAttempts: true }
      const [taken] = await gateway.db.transaction((trx) => claimDue(trx, due, claim))
      if (taken) await ask(gateway, adapters, taken.deposit_id)
      return taken ? 1 : 0
    },
  })
