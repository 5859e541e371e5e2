import { creditedMinor, feeOf } from '@plaza/contract/money'
import { CallFailure } from '../../../kernel/call-failure'
import type { PaymentMethod } from '../../../kernel/carriers/payment-provider'
import type { DepositRow } from './tables'
import type { Trx } from '../../../kernel/database/database'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { moveDeposit } from './deposit-moves'
import { findOpenDeposit, showDeposit } from './deposit-queries'
import { choosePromotion } from '../deposit-promotions'
import { recordState } from '../orders'
import { newOrderNumber } from '../../../kernel/order-number'

/** If the process that created an order did not announce it, a job does after this, ms. */
const beginAgainMs = 10_000

/** An unpaid order has ended when its time is up, even before the job has marked it. */
async function expireOverdue(trx: Trx, memberId: string, method: string, now: number): Promise<void> {
  const open = await trx
    .selectFrom('deposits')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('method', '=', method)
    .where('state', '=', 'awaiting-payment')
    .where('expires_at', '<=', now)
    .forUpdate()
    .executeTakeFirst()
  if (open) await moveDeposit(trx, open, { to: 'expired', now })
}

async function insertDeposit(trx: Trx, row: DepositRow & { instructions: null }): Promise<void> {
  const inserted = await trx
    .insertInto('deposits')
    .values(row)
    // The partial index allows one open order a member and method.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return
  const open = await findOpenDeposit(trx, row.member_id, row.method)
  throw new CallFailure('deposit.open.order', open && { deposit: await showDeposit(trx, open) })
}

/**
 * Opens a deposit order, in state `created`: its provider is told of it once it is committed (`beginDeposit`).
 * @throws CallFailure `deposit.amount.range`, `deposit.open.order` (with the order), `deposit.promotion.unavailable`, `deposit.promotion.amount`.
 */
export async function createDeposit(
  trx: Trx,
  method: PaymentMethod,
  member: Member,
  context: CallContext,
  input: { amountMinor: number; expiryMs: number; promotion?: string | undefined },
): Promise<DepositRow> {
  const { now, merchant } = context
  const { code, minMinor, maxMinor } = method
  const { amountMinor } = input
  if (amountMinor < minMinor || amountMinor > maxMinor)
    throw new CallFailure('deposit.amount.range', { minMinor, maxMinor })
  await expireOverdue(trx, member.id, code, now)
  const number = newOrderNumber('PZ')
  const row = {
    id: number,
    merchant: member.merchant,
    member_id: member.id,
    method: code,
    amount_minor: amountMinor,
    fee_minor: feeOf(method, amountMinor),
    currency: merchant.currency,
    state: 'created',
    reason: null,
    reference: number,
    created_at: now,
    expires_at: now + (method.expiryMs ?? input.expiryMs),
    due_at: now + beginAgainMs,
    instructions: null,
    said_paid_at: null,
    progress_height: null,
  } as const satisfies DepositRow
  await insertDeposit(trx, row)
  await recordState(trx, row, 'deposit', 'created', now)
  if (input.promotion !== undefined) {
    const receivedMinor = creditedMinor({ amountMinor, feeMinor: row.fee_minor })
    const order = { id: number, method, amountMinor, receivedMinor }
    await choosePromotion(trx, input.promotion, order, { merchant, memberId: member.id, now })
  }
  return row
}
