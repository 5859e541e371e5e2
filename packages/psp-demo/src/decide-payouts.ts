import { randomUUID } from 'node:crypto'
import { decided, showPayout, type Payout } from './payout'
import type { Store } from './store'

/** Lets the bank decide the payouts that are due, each with its report in the same write. */
export async function decidePayouts(store: Store<Payout>, now: number): Promise<void> {
  for (const payout of store.payments())
    if (payout.decidesAt !== null && payout.decidesAt <= now) {
      const next = decided(payout, now)
      const timestamp = new Date(now).toISOString()
      await store.save(next, {
        id: `msg_${randomUUID()}`,
        body: JSON.stringify({ type: `payout.${next.state}`, timestamp, data: showPayout(next) }),
        firstAt: now,
        nextAt: now,
        attempts: 0,
      })
    }
}
