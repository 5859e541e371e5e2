import type { Gateway } from '../../../kernel/gateway'
import type { Job } from '../../../kernel/jobs/job'
import { demoBankCallback, demoBankSecret } from './demo-bank'
import { readSecret } from '../../../kernel/security/shared-secret'

const atATime = 10
const backOffMs = (attempts: number): number => Math.min(1_000 * 2 ** attempts, 5 * 60_000)

/** Takes payments whose time has come; puts their next try off first, so that a crash only repeats the call. */
const claim = ({ db, clock }: Gateway) =>
  db.transaction(async (trx) => {
    const now = clock.now()
    const due = await trx
      .selectFrom('demo_bank_payments')
      .selectAll()
      .where('done_at', 'is', null)
      .where('call_at', '<=', now)
      .orderBy('call_at')
      .limit(atATime)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { reference, attempts } of due)
      await trx
        .updateTable('demo_bank_payments')
        .set({ attempts: attempts + 1, call_at: now + backOffMs(attempts) })
        .where('reference', '=', reference)
        .execute()
    return due
  })

/** The demo bank's side: calls the gateway back about payments, until it is answered. */
export const demoBankJob = (gateway: Gateway): Job => ({
  name: 'demo-bank',
  everyMs: 250,
  run: async () => {
    const { db, clock } = gateway
    const due = await claim(gateway)
    if (due.length === 0) return 0
    const secret = await readSecret(db.read, demoBankSecret)
    for (const { reference, amount_minor: amountMinor, currency, status } of due) {
      const event = { id: `demo-${reference}`, reference, amountMinor, currency, status }
      const answered = await gateway.callSelf(demoBankCallback(event, secret, clock.now()))
      if (answered >= 200 && answered < 300)
        await db.read
          .updateTable('demo_bank_payments')
          .set({ done_at: clock.now() })
          .where('reference', '=', reference)
          .execute()
    }
    return due.length
  },
})
