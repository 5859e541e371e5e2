import { sql } from 'kysely'
import {
  callbackPath,
  type PaymentEvent,
  type PaymentProvider,
} from '../../../kernel/carriers/payment-provider'
import { CallFailure } from '../../../kernel/call-failure'
import type { DepositRow } from './tables'
import type { SuspenseRow } from '../suspense'
import type { Trx } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import { holdPayment, type ReceivedPayment } from '../suspense'
import { moveDeposit } from './deposit-moves'

/**
 * What became of a provider's report. `held`: the money is in suspense, for people to decide. `ignored`: no money moved,
 * and no order waits for it.
 */
export type CallbackOutcome = 'applied' | 'repeated' | 'held' | 'ignored'

/** Time between being paid and being credited, ms: the checks that a real cashier makes. */
const checkingMs = 300

/** A payment may be declined first and made later: two reports, each of which counts once. */
const keyOf = (provider: PaymentProvider, { id, status }: PaymentEvent): string =>
  `${provider.method.code}:${id}${status === 'paid' ? '' : ':declined'}`

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
      method: provider.method.code,
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
  return event.amountMinor === deposit.amount_minor ? null : 'amount'
}

/** The order of a reference, locked. An unpaid one has ended when its time is up, even before the job has marked it. */
async function lockOrder(
  trx: Trx,
  provider: PaymentProvider,
  { reference }: PaymentEvent,
  now: number,
): Promise<DepositRow | undefined> {
  const deposit = await trx
    .selectFrom('deposits')
    .selectAll()
    .where('reference', '=', reference)
    .where('method', '=', provider.method.code)
    .forUpdate()
    .executeTakeFirst()
  const isOver = deposit?.state === 'awaiting-payment' && deposit.expires_at <= now
  return isOver ? moveDeposit(trx, deposit, { to: 'expired', now }) : deposit
}

async function applyPayment(
  trx: Trx,
  deposit: DepositRow | undefined,
  payment: ReceivedPayment,
  event: PaymentEvent,
  now: number,
): Promise<CallbackOutcome> {
  const cause = causeToHold(deposit, event)
  if (deposit && cause === null) {
    await moveDeposit(trx, deposit, { to: 'processing', now, dueAt: now + checkingMs })
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
export function applyEvent(
  gateway: Gateway,
  provider: PaymentProvider,
  event: PaymentEvent,
  now: number,
): Promise<CallbackOutcome> {
  return gateway.db.transaction(async (trx) => {
    if (!(await isFirst(trx, provider, event, now))) return 'repeated'
    const deposit = await lockOrder(trx, provider, event, now)
    const payment = { ...event, eventId: keyOf(provider, event), method: provider.method.code }
    const outcome =
      event.status === 'paid'
        ? await applyPayment(trx, deposit, payment, event, now)
        : await applyRefusal(trx, deposit, now)
    await trx.updateTable('provider_events').set({ outcome }).where('id', '=', payment.eventId).execute()
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
      const outcome = await applyEvent(gateway, provider, event, now)
      const { reference } = event
      if (outcome === 'applied' || outcome === 'repeated')
        request.log.info({ reference, outcome }, 'payment reported')
      else request.log.warn({ reference, outcome }, 'payment reported')
      return { received: true }
    })
  })
}
