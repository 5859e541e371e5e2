import { redeemVoucherCall } from '@plaza/contract/money'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { idempotencyKeyOf, once } from '../../../kernel/http/idempotency'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { readBalance } from '../../../kernel/ledger'
import { newOrderNumber } from '../../../kernel/order-number'
import { countOne, giveBack, resetRate, type RateState } from '../../../kernel/security/rate-limit'
import { checkKycBeforeDeposit } from '../../identity/kyc'
import { checkNotExcluded } from '../../identity/protection'
import { checkDepositLimits, limitContext } from '../deposit-limits'
import { recordState } from '../orders'
import { takeVoucher, type TakenVoucher } from '../vouchers'
import { depositUse } from './deposit-use'
import { creditDeposit, moveDeposit } from './deposit-moves'
import { showDeposit } from './deposit-queries'
import { voucherAdapter } from './house-methods'
import { methodClosed } from './offered-methods'
import type { PaymentAdapters } from './payment-adapters'
import type { DepositRow } from './tables'

const tries = { limit: 5, windowMs: 15 * 60_000 }
const { code: method } = voucherAdapter

/** A code that the member itself used before: it has not guessed it. */
class UsedBefore extends CallFailure {}

/** A refusal before the code was looked at: it says nothing about the code. */
const isBeforeTheCode = (error: unknown): boolean =>
  error instanceof CallFailure && error.code === 'kyc.required'

const refusal = (kind: Exclude<TakenVoucher['kind'], 'taken'>, { count, resetsAt }: RateState): CallFailure =>
  count < tries.limit
    ? new CallFailure(`voucher.${kind}`, { left: tries.limit - count })
    : new CallFailure('voucher.locked', { retryAt: resetsAt })

/** An order of what a voucher is worth, with every state that a paid one has. */
async function creditVoucher(
  trx: Trx,
  member: Member,
  amount: { amountMinor: number; currency: string },
  now: number,
): Promise<DepositRow> {
  const number = newOrderNumber('PZ')
  const row = {
    id: number,
    merchant: member.merchant,
    member_id: member.id,
    method,
    amount_minor: amount.amountMinor,
    fee_minor: 0,
    currency: amount.currency,
    state: 'created',
    reason: null,
    reference: number,
    created_at: now,
    expires_at: now,
    due_at: null,
    instructions: null,
    said_paid_at: null,
    progress_height: null,
  } as const satisfies DepositRow
  await trx.insertInto('deposits').values(row).execute()
  await recordState(trx, row, 'deposit', 'created', now)
  const waiting = await moveDeposit(trx, row, { to: 'awaiting-payment', now })
  return creditDeposit(trx, await moveDeposit(trx, waiting, { to: 'processing', now }), now)
}

/**
 * Redeems voucher codes (DEPOSIT-7). Each attempt is counted before its code is looked at, so that concurrent ones get
 * no more: five wrong ones lock the form for a quarter of an hour, a right one forgets the others. One that the member
 * has used itself is no guess, and is not counted.
 */
export function registerVoucherCall(gateway: Gateway, adapters: PaymentAdapters): void {
  const { db } = gateway

  const redeem = async (trx: Trx, member: Member, context: CallContext, code: string, tried: RateState) => {
    const { now, merchant } = context
    await checkKycBeforeDeposit(trx, merchant, member.id)
    const taken = await takeVoucher(trx, code, { merchant: merchant.code, memberId: member.id, now })
    if (taken.kind === 'used' && taken.isOwn)
      throw new UsedBefore('voucher.used', { left: tries.limit - tried.count + 1 })
    if (taken.kind !== 'taken') throw refusal(taken.kind, tried)
    await checkNotExcluded(trx, member.id, context.now)
    await checkDepositLimits(trx, taken.amountMinor, limitContext(member.id, context), depositUse)
    const credited = await creditVoucher(trx, member, taken, now)
    const owner = { memberId: member.id, merchant: member.merchant, currency: merchant.currency }
    return { deposit: await showDeposit(trx, credited), balance: await readBalance(trx, owner, now) }
  }

  registerMemberCall(gateway, redeemVoucherCall, async ({ member, context, body, request }) => {
    const { now, merchant } = context
    const served = adapters.find(method)
    const where = { merchant: merchant.code, currency: merchant.currency, now }
    const closed = served && (await methodClosed(db.read, served, gateway.settings, where))
    if (closed === undefined) throw new CallFailure('deposit.method.unknown')
    if (closed) throw new CallFailure('deposit.method.closed', { ...closed })
    const key = idempotencyKeyOf(request)
    const bucket = `voucher ${member.id}`
    const tried = await countOne(db.write, bucket, tries, now)
    if (tried.isOver) throw new CallFailure('voucher.locked', { retryAt: tried.resetsAt })
    const intent = { memberId: member.id, key, call: redeemVoucherCall.id, request: body, now }
    try {
      const answer = await once(db, intent, (trx) => redeem(trx, member, context, body.code, tried))
      await resetRate(db.write, bucket)
      return answer
    } catch (error) {
      if (error instanceof UsedBefore || isBeforeTheCode(error)) await giveBack(db.write, bucket, tried)
      throw error
    }
  })
}
