import { sql } from 'kysely'
import type { PaymentAnswer, PaymentEvent, PaymentProvider } from '../../../kernel/carriers/payment-provider'
import { CallFailure } from '../../../kernel/call-failure'
import type { DepositRow } from './tables'
import type { SuspenseRow } from '../suspense'
import type { Trx } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import { holdPayment, type ReceivedPayment } from '../suspense'
import { moveDeposit } from './deposit-moves'
import { lockByReference } from './lock-by-reference'
import { applyProgress } from './payment-progress'

/**
 * What became of a provider's report. `held`: the money is in suspense, for people to decide. `ignored`: no money moved,
 * and no order waits for it.
 */
export type CallbackOutcome = 'applied' | 'repeated' | 'held' | 'ignored'

/** A payment may be declined first and made later: two reports, each of which counts once. */
const keyOf = (provider: PaymentProvider, { id, status }: PaymentEvent): string =>
  `${provider.code}:${id}${status === 'paid' ? '' : ':declined'}`

/**
 * Writes a report down once; false when it was there. @throws CallFailure `idempotency.conflict` when its id was used for
 * another payment.
 */
async function isFirst(
  trx: Trx,
  provider: PaymentProvider,
  event: PaymentEvent,
  now: number,
): Promise<boolean> {
  const id = keyOf(provider, event)
  const inserted = await trx
    .insertInto('provider_events')
    .values({
      id,
      method: provider.code,
      reference: event.reference,
      outcome: 'applied',
      payload: JSON.stringify(event),
      received_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return true
  const { isSame } = await trx
    .selectFrom('provider_events')
    .select(sql<boolean>`payload = ${JSON.stringify(event)}::jsonb`.as('isSame'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!isSame) throw new CallFailure('idempotency.conflict')
  return false
}

/** Why a payment cannot be credited as ordered; null when it can. */
function causeToHold(deposit: DepositRow | undefined, event: PaymentEvent): SuspenseRow['cause'] | null {
  if (!deposit) return 'unknown'
  if (event.currency !== deposit.currency) return 'currency'
  if (deposit.state === 'processing' || deposit.state === 'credited') return 'again'
  if (deposit.state !== 'awaiting-payment') return 'late'
  if (event.network !== undefined) return 'network'
  return event.amountMinor === deposit.amount_minor ? null : 'amount'
}

/** The order of a report, locked. An unpaid one has ended when its time is up, even before the job has marked it. */
async function lockOrder(
  trx: Trx,
  provider: PaymentProvider,
  event: PaymentEvent,
  now: number,
): Promise<DepositRow | undefined> {
  const deposit = await lockByReference(trx, provider, event)
  // Its provider was faster than the answer that says how it is paid.
  const begun =
    deposit?.state === 'created'
      ? await moveDeposit(trx, deposit, { to: 'awaiting-payment', now, dueAt: deposit.expires_at })
      : deposit
  const isOver = begun?.state === 'awaiting-payment' && begun.expires_at <= now
  return isOver ? moveDeposit(trx, begun, { to: 'expired', now }) : begun
}

async function applyPayment(
  trx: Trx,
  deposit: DepositRow | undefined,
  payment: ReceivedPayment,
  event: PaymentEvent,
  { now, creditAt }: { now: number; creditAt: number },
): Promise<CallbackOutcome> {
  const cause = causeToHold(deposit, event)
  if (deposit && cause === null) {
    await moveDeposit(trx, deposit, { to: 'processing', now, dueAt: creditAt })
    return 'applied'
  }
  const ended =
    deposit?.state === 'awaiting-payment'
      ? await moveDeposit(trx, deposit, { to: 'failed', reason: 'mismatch', now })
      : deposit
  await holdPayment(trx, payment, ended, cause ?? 'unknown', now)
  return 'held'
}

async function applyRefusal(
  trx: Trx,
  deposit: DepositRow | undefined,
  now: number,
): Promise<CallbackOutcome> {
  if (deposit?.state !== 'awaiting-payment') return 'ignored'
  await moveDeposit(trx, deposit, { to: 'failed', reason: 'declined', now })
  return 'applied'
}

/**
 * Handles a provider's report: an order that awaits its payment moves on. Money that came late, twice, with another
 * amount or currency or for no order goes into suspense; a report without money is only recorded.
 */
export const applyEvent = (
  gateway: Gateway,
  provider: PaymentProvider,
  event: PaymentEvent,
  now: number,
): Promise<CallbackOutcome> => gateway.db.transaction((trx) => applyEventWithin(trx, provider, event, now))

/** `applyEvent` in a transaction of the caller's. */
export async function applyEventWithin(
  trx: Trx,
  provider: PaymentProvider,
  event: PaymentEvent,
  now: number,
): Promise<CallbackOutcome> {
  if (!(await isFirst(trx, provider, event, now))) return 'repeated'
  const deposit = await lockOrder(trx, provider, event, now)
  const payment = { ...event, eventId: keyOf(provider, event), method: deposit?.method ?? provider.code }
  const outcome =
    event.status === 'paid'
      ? await applyPayment(trx, deposit, payment, event, {
          now,
          creditAt: now + (provider.creditAfterMs ?? 0),
        })
      : await applyRefusal(trx, deposit, now)
  await trx.updateTable('provider_events').set({ outcome }).where('id', '=', payment.eventId).execute()
  return outcome
}

/** Applies what a provider answered about an order: its payments as if they had been called back, and the progress. */
export async function applyAnswer(
  gateway: Gateway,
  provider: PaymentProvider,
  { events, progress }: PaymentAnswer,
  now: number,
): Promise<void> {
  if (progress) await applyProgress(gateway, provider, progress, now)
  for (const event of events) {
    const outcome = await applyEvent(gateway, provider, event, now)
    if (outcome !== 'repeated')
      gateway.app.log.info({ reference: event.reference, outcome }, 'payment found by asking')
  }
}
