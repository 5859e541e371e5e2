import { PaymentRefused, ProviderAway } from '../../../kernel/carriers/payment-provider'
import type { PaymentInstructions } from '@plaza/contract/money'
import type { Trx } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import { moveDeposit } from './deposit-moves'
import { orderFor, type PaymentAdapters } from './payment-adapters'
import type { DepositRow } from './tables'

/** An order whose provider is away is tried again for this long; then it has failed. */
const triesMs = 120_000

const lockById = (trx: Trx, id: string): Promise<DepositRow> =>
  trx.selectFrom('deposits').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

async function keepInstructions(
  trx: Trx,
  row: DepositRow,
  instructions: PaymentInstructions,
  askAt: number | null,
  now: number,
): Promise<DepositRow> {
  const current = await lockById(trx, row.id)
  // It was cancelled, or begun and even paid, meanwhile.
  if (current.state !== 'created') return current
  if (askAt !== null)
    await trx
      .insertInto('deposit_asks')
      .values({ deposit_id: row.id, ask_at: askAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return moveDeposit(trx, current, { to: 'awaiting-payment', now, dueAt: row.expires_at, instructions })
}

async function fail(trx: Trx, row: DepositRow, reason: string, now: number): Promise<DepositRow> {
  const current = await lockById(trx, row.id)
  return current.state === 'created' ? moveDeposit(trx, current, { to: 'failed', reason, now }) : current
}

/**
 * Announces a created order to its provider, outside of any transaction, and keeps how it is paid. A provider that is
 * away leaves the order created, for the job to try again; one that refuses fails it. Returns the order as it is now.
 */
export async function beginDeposit(
  gateway: Gateway,
  adapters: PaymentAdapters,
  row: DepositRow,
): Promise<DepositRow> {
  const { db, clock, app } = gateway
  const now = clock.now()
  const provider = adapters.find(row.method)?.provider
  if (!provider) return db.transaction((trx) => fail(trx, row, 'unreachable', now))
  try {
    const instructions = await provider.begin(await orderFor(gateway, row), now)
    const askAt = provider.ask ? clock.now() + provider.ask.everyMs : null
    return await db.transaction((trx) => keepInstructions(trx, row, instructions, askAt, clock.now()))
  } catch (error) {
    if (error instanceof PaymentRefused) {
      const { reason } = error
      return db.transaction((trx) => fail(trx, row, reason, now))
    }
    if (!(error instanceof ProviderAway)) throw error
    app.log.warn({ deposit: row.id, method: row.method, err: error }, 'payment provider away')
    if (now - row.created_at < triesMs) return row
    return db.transaction((trx) => fail(trx, row, 'unreachable', now))
  }
}
