import { sql } from 'kysely'
import type { Gateway } from '../../../kernel/gateway'
import { claimDue, dueJob, type DueRows } from '../../../kernel/jobs/due-rows'
import type { Job } from '../../../kernel/jobs/job'
import { demoBankCallback, demoBankSecret } from './demo-bank'
import { readSecret } from '../../../kernel/security/shared-secret'

const atATime = 10
const due: DueRows<'demo_bank_payments'> = {
  table: 'demo_bank_payments',
  key: 'reference',
  at: 'call_at',
  where: sql<boolean>`done_at is null`,
}
/** Twice as long after every try, five minutes at most. */
const putOffMs = sql<number>`least(1000 * 2 ^ least(attempts, 20), 300000)`

/** The demo bank's side: calls the gateway back about payments, until it is answered. */
export const demoBankJob = (gateway: Gateway): Job =>
  dueJob(gateway, due, {
    name: 'demo-bank',
    run: async () => {
      const { db, clock } = gateway
      const claim = { now: clock.now(), limit: atATime, putOffMs, hasAttempts: true }
      const claimed = await db.transaction((trx) => claimDue(trx, due, claim))
      if (claimed.length === 0) return 0
      const secret = await readSecret(db.write, demoBankSecret)
      for (const { reference, amount_minor: amountMinor, currency, status } of claimed) {
        const event = { id: `demo-${reference}`, reference, amountMinor, currency, status }
        const answered = await gateway.callSelf(demoBankCallback(event, secret, clock.now()))
        if (answered >= 200 && answered < 300)
          await db.write
            .updateTable('demo_bank_payments')
            .set({ done_at: clock.now() })
            .where('reference', '=', reference)
            .execute()
      }
      return claimed.length
    },
  })
