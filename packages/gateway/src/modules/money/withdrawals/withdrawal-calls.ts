import type { BodyOf } from '@plaza/contract/kernel'
import { createWithdrawalCall, withdrawalCall, withdrawOptionsCall } from '@plaza/contract/money'
import { CallFailure } from '../../../kernel/call-failure'
import type { PayoutProvider } from '../../../kernel/carriers/payout-provider'
import type { WithdrawalRow } from './tables'
import { readBalance } from '../../../kernel/ledger'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { registerMemberCall, registerMoneyCall } from '../../../kernel/http/register-call'
import { recordState } from '../orders'
import { newOrderNumber } from '../../../kernel/order-number'
import { createPaymentPasswordCheck, paymentPasswordHash, paymentPasswordRule } from '../payment-password'
import { reserveWithdrawal } from './withdrawal-moves'
import { recentWithdrawals, showWithdrawal, showWithdrawals } from './withdrawal-queries'

const range = { minMinor: 10_000, maxMinor: 5_000_000 } as const
const shownOnForm = 3
/** Time until the demo's review of an order begins, ms. */
const untilReviewMs = 300

/** What the check of the withdrawal password needs of a call. */
interface Asking {
  member: Member
  context: CallContext
  body: BodyOf<typeof createWithdrawalCall>
}

const ownerOf = (member: Member, context: CallContext) => ({
  memberId: member.id,
  merchant: member.merchant,
  currency: context.merchant.currency,
})

/** Withdrawals to the member's payout account; refused where no provider pays out. */
export function registerWithdrawalCalls(gateway: Gateway, provider: PayoutProvider | null): void {
  const { db } = gateway
  const requirePayout = (): PayoutProvider => {
    if (!provider) throw new CallFailure('withdraw.unavailable')
    return provider
  }
  const checkPaymentPassword = createPaymentPasswordCheck(gateway)

  registerMemberCall(gateway, withdrawOptionsCall, async ({ member, context }) => {
    const payout = requirePayout()
    const { wallets, currency } = await readBalance(db.read, ownerOf(member, context), context.now)
    return {
      ...range,
      account: payout.accountOf(member.id),
      withdrawableMinor: wallets.find((one) => one.wallet === 'main')?.balanceMinor ?? 0,
      currency,
      recent: await showWithdrawals(db.read, await recentWithdrawals(db.read, member.id, shownOnForm)),
      hasPaymentPassword: (await paymentPasswordHash(db.read, member.id)) !== undefined,
      paymentPasswordRule: paymentPasswordRule(context.merchant),
    }
  })

  const proof = {
    field: 'paymentPassword',
    check: ({ member, context, body }: Asking) =>
      checkPaymentPassword(member, body.paymentPassword, context.now),
  } as const
  registerMoneyCall(
    gateway,
    createWithdrawalCall,
    async ({ trx, member, context, body }) => {
      const payout = requirePayout()
      const { now } = context
      const { amountMinor } = body
      if (amountMinor < range.minMinor || amountMinor > range.maxMinor)
        throw new CallFailure('withdraw.amount.range', { ...range })
      const row: WithdrawalRow = {
        id: newOrderNumber('PZ'),
        merchant: member.merchant,
        member_id: member.id,
        account: payout.accountOf(member.id),
        payout_account_id: null,
        amount_minor: amountMinor,
        currency: context.merchant.currency,
        state: 'submitted',
        reason: null,
        created_at: now,
        due_at: now + untilReviewMs,
      }
      await trx.insertInto('withdrawals').values(row).execute()
      await recordState(trx, row, 'withdrawal', 'submitted', now)
      await reserveWithdrawal(trx, row, now)
      return {
        withdrawal: await showWithdrawal(trx, row),
        balance: await readBalance(trx, ownerOf(member, context), now),
      }
    },
    { proof },
  )

  registerMemberCall(gateway, withdrawalCall, async ({ member, context, params }) => {
    const row = await db.read
      .selectFrom('withdrawals')
      .selectAll()
      .where('id', '=', params.id)
      .where('member_id', '=', member.id)
      .executeTakeFirst()
    if (!row) throw new CallFailure('withdraw.not.found')
    const balance = await readBalance(db.read, ownerOf(member, context), context.now)
    return { withdrawal: await showWithdrawal(db.read, row), balance }
  })
}
