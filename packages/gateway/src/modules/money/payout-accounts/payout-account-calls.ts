import {
  addPayoutAccountCall,
  defaultPayoutAccountCall,
  mostPayoutAccounts,
  payoutAccountsCall,
  removePayoutAccountCall,
  type PayoutAccounts,
} from '@plaza/contract/money'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { realName } from '../../identity/directory'
import { createPaymentPasswordCheck, paymentPasswordHash, paymentPasswordRule } from '../payment-password'
import { addAccount, removeAccount, setDefaultAccount, type HasOpenWithdrawal } from './change-accounts'
import { institutions } from './institutions'
import { checkHolderName, checkNumber, holderNameRule } from './new-account'
import { payoutAccountsOf } from './read-accounts'

/** Payout accounts of members (WITHDRAW-5): listed, added, made the default, removed. */
export function registerPayoutAccountCalls(gateway: Gateway, hasOpenWithdrawal: HasOpenWithdrawal): void {
  const { db } = gateway
  const checkPaymentPassword = createPaymentPasswordCheck(gateway)
  const show = async (member: Member, { merchant }: CallContext): Promise<PayoutAccounts> => ({
    accounts: await payoutAccountsOf(db.read, member.id),
    most: mostPayoutAccounts,
    holderName: await realName(db.read, member.id),
    holderNameRule: holderNameRule(merchant),
    institutions: [...institutions],
    hasPaymentPassword: (await paymentPasswordHash(db.read, member.id)) !== undefined,
    paymentPasswordRule: paymentPasswordRule(merchant),
  })

  registerMemberCall(gateway, payoutAccountsCall, ({ member, context }) => show(member, context))
  registerMemberCall(gateway, addPayoutAccountCall, async ({ member, context, body }) => {
    const { merchant, now } = context
    const checked = checkNumber(body)
    // What is wrong with the form is said before a try of the password is counted.
    checkHolderName(holderNameRule(merchant), await realName(db.read, member.id), body.holderName)
    await checkPaymentPassword(member, body.paymentPassword, now)
    await db.transaction((trx) =>
      addAccount(trx, member, { ...checked, holderName: body.holderName, merchant, now }),
    )
    return show(member, context)
  })
  registerMemberCall(gateway, defaultPayoutAccountCall, async ({ member, context, params }) => {
    await db.transaction((trx) => setDefaultAccount(trx, member.id, params.id))
    return show(member, context)
  })
  registerMemberCall(gateway, removePayoutAccountCall, async ({ member, context, params }) => {
    const removal = { id: params.id, now: context.now }
    await db.transaction((trx) => removeAccount(trx, member.id, removal, hasOpenWithdrawal))
    return show(member, context)
  })
}
