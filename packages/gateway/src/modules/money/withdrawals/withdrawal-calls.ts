import type { BodyOf } from '@plaza/contract/kernel'
import {
  cancelWithdrawalCall,
  createWithdrawalCall,
  withdrawalCall,
  withdrawOptionsCall,
} from '@plaza/contract/money'
import { CallFailure } from '../../../kernel/call-failure'
import { readBalance } from '../../../kernel/ledger'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { registerMemberCall, registerMoneyCall } from '../../../kernel/http/register-call'
import { createPaymentPasswordCheck } from '../../identity/payment-password'
import { cancelWithdrawal } from './cancel-withdrawal'
import { createWithdrawal, ownerOf } from './create-withdrawal'
import type { PayoutAdapters } from './payout-adapters'
import { withdrawOptions } from './withdraw-options'
import { allowsCancel } from './withdraw-terms'
import { showWithdrawal } from './withdrawal-queries'

/** What the check of the withdrawal password needs of a call. */
interface Asking {
  member: Member
  context: CallContext
  body: BodyOf<typeof createWithdrawalCall>
}

/** Withdrawals to payout accounts (WITHDRAW-1, WITHDRAW-3); refused where nobody pays out. */
export function registerWithdrawalCalls(gateway: Gateway, adapters: PayoutAdapters): void {
  const { db } = gateway
  const requirePayout = () => {
    if (adapters.providers.length === 0) throw new CallFailure('withdraw.unavailable')
  }
  const checkPaymentPassword = createPaymentPasswordCheck(gateway)
  const ruledSeconds = Math.max(0, ...adapters.providers.map(({ typicalSeconds }) => typicalSeconds))

  registerMemberCall(gateway, withdrawOptionsCall, ({ member, context }) => {
    requirePayout()
    return withdrawOptions(db.read, member, context, {
      ruledSeconds,
      canCancel: allowsCancel(context.merchant),
    })
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
      requirePayout()
      const row = await createWithdrawal(trx, { member, context, body }, adapters)
      return {
        withdrawal: await showWithdrawal(trx, row, allowsCancel(context.merchant)),
        balance: await readBalance(trx, ownerOf(member, context), context.now),
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
    return { withdrawal: await showWithdrawal(db.read, row, allowsCancel(context.merchant)), balance }
  })

  registerMemberCall(gateway, cancelWithdrawalCall, ({ member, context, params }) =>
    db.transaction(async (trx) => {
      const row = await cancelWithdrawal(trx, { member, context, id: params.id })
      const balance = await readBalance(trx, ownerOf(member, context), context.now)
      return { withdrawal: await showWithdrawal(trx, row), balance }
    }),
  )
}
