import { callbackPath, type PaymentEvent, type PaymentProvider } from '../../carriers/payment-provider'
import { CallFailure } from '../../call-failure'
import type { DepositRow } from '../../db/core-tables'
import type { Trx } from '../../db/database'
import type { Gateway } from '../../gateway'
import { moveDeposit } from './deposit-moves'

/** What became of a provider's report. All but `applied` are for people to look at. */
export type CallbackOutcome = 'applied' | 'repeated' | 'unknown-order' | 'late' | 'mismatch'

/** Time between being paid and being credited, ms: the checks that a real cashier makes. */
const checkingMs = 300

/** Writes a report down once; false when it was there. */
async function isFirst(
  trx: Trx,
  provider: PaymentProvider,
  event: PaymentEvent,
  now: number,
): Promise<boolean> {
  const { id, reference } = event
  const inserted = await trx
    .insertInto('provider_events')
    .values({
      id: `${provider.method.code}:${id}`,
      method: provider.method.code,
      reference,
      outcome: 'applied',
      payload: JSON.stringify(event),
      received_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

async function apply(
  trx: Trx,
  deposit: DepositRow | undefined,
  event: PaymentEvent,
  now: number,
): Promise<CallbackOutcome> {
  if (!deposit) return 'unknown-order'
  if (deposit.state !== 'awaiting-payment') return 'late'
  if (event.amountMinor !== deposit.amount_minor || event.currency !== deposit.currency) {
    await moveDeposit(trx, deposit, { to: 'failed', reason: 'mismatch', now })
    return 'mismatch'
  }
  const move =
    event.status === 'paid' ? { to: 'processing' as const } : { to: 'failed' as const, reason: 'declined' }
  await moveDeposit(trx, deposit, { ...move, now, dueAt: now + checkingMs })
  return 'applied'
}

/** Takes a provider's report: an order that awaits payment moves on; everything else is only written down. */
export function takeEvent(
  gateway: Gateway,
  provider: PaymentProvider,
  event: PaymentEvent,
  now: number,
): Promise<CallbackOutcome> {
  return gateway.db.transaction(async (trx) => {
    if (!(await isFirst(trx, provider, event, now))) return 'repeated'
    const deposit = await trx
      .selectFrom('deposits')
      .selectAll()
      .where('reference', '=', event.reference)
      .where('method', '=', provider.method.code)
      .forUpdate()
      .executeTakeFirst()
    const outcome = await apply(trx, deposit, event, now)
    await trx
      .updateTable('provider_events')
      .set({ outcome })
      .where('id', '=', `${provider.method.code}:${event.id}`)
      .execute()
    return outcome
  })
}

/** `POST /psp/<code>/callback` of a provider, outside of any merchant's host; its signature is its authority. */
export function registerCallback(gateway: Gateway, provider: PaymentProvider): void {
  gateway.app.register(async (scope) => {
    // The signature is over the bytes.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(callbackPath(provider.method.code), { schema: { hide: true } }, async (request) => {
      const now = gateway.clock.now()
      const body = typeof request.body === 'string' ? request.body : ''
      const { method, headers } = request
      const call = { method, path: request.raw.url ?? '', headers, body }
      const event = await provider.readCallback(gateway.db.read, call, now)
      if (!event) throw new CallFailure('request.origin')
      const outcome = await takeEvent(gateway, provider, event, now)
      const { reference } = event
      if (outcome === 'applied' || outcome === 'repeated')
        request.log.info({ reference, outcome }, 'payment reported')
      else request.log.warn({ reference, outcome }, 'payment reported')
      return { received: true }
    })
  })
}
