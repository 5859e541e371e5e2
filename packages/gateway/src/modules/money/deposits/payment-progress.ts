import type { PaymentProgress, PaymentProvider } from '../../../kernel/carriers/payment-provider'
import type { Gateway } from '../../../kernel/gateway'
import { notifyOrder } from '../orders'
import { lockByReference } from './lock-by-reference'

/** An order whose payment is on its way waits at least this much longer for it, ms. */
const onItsWayMs = 10 * 60_000

/**
 * Keeps how far a payment on its way to an order is; a report from a lower height than the last one changes nothing. An
 * order whose payment is seen in time does not expire while it is being confirmed.
 */
export const applyProgress = (
  gateway: Gateway,
  provider: PaymentProvider,
  progress: PaymentProgress,
  now: number,
): Promise<void> =>
  gateway.db.transaction(async (trx) => {
    const { seen, height } = progress
    const deposit = await lockByReference(trx, provider, progress)
    if (deposit?.state !== 'awaiting-payment' || deposit.expires_at <= now) return
    const { id, instructions } = deposit
    if (instructions?.kind !== 'crypto' || height <= (deposit.progress_height ?? -1)) return
    const { confirmations } = instructions
    const { needed, seen: before } = confirmations
    const changed = {
      ...instructions,
      confirmations: {
        ...confirmations,
        seen: Math.min(seen, needed),
        ...(seen < before && { reorganisedAt: now }),
      },
    }
    const expiresAt = seen > 0 ? Math.max(deposit.expires_at, now + onItsWayMs) : deposit.expires_at
    await trx
      .updateTable('deposits')
      .set({
        instructions: JSON.stringify(changed),
        progress_height: height,
        expires_at: expiresAt,
        due_at: expiresAt,
      })
      .where('id', '=', id)
      .execute()
    if (changed.confirmations.seen !== before) await notifyOrder(trx, deposit, 'deposit', deposit.state)
  })
