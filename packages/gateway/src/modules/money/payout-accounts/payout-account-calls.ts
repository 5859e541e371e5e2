import {
  addPayoutAccountCall,
  defaultPayoutAccountCall,
  mostPayoutAccounts,
  payoutAccountsCall,
  payoutLabel,
  removePayoutAccountCall,
  type PayoutAccounts,
} from '@plaza/contract/money'
import type { FastifyRequest } from 'fastify'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { requestLanguage } from '../../../kernel/http/request-merchant'
import { realName } from '../../identity/directory'
import { tellMember } from '../../identity/member'
import {
  createPaymentPasswordCheck,
  paymentPasswordHash,
  paymentPasswordRule,
} from '../../identity/payment-password'
import { addAccount, removeAccount, setDefaultAccount, type HasOpenWithdrawal } from './change-accounts'
import { institutionsFor } from './institutions'
import { checkHolderName, checkNumber, holderNameRule } from './new-account'
import { payoutNotice, type PayoutChange } from './payout-notice'
import { payoutAccountsOf, showPayoutAccount } from './read-accounts'
import type { PayoutAccountRow } from './tables'

interface Asking {
  member: Member
  context: CallContext
  request: FastifyRequest
}

/** Payout accounts of members (WITHDRAW-5): listed, added, made the default, removed. */
export function registerPayoutAccountCalls(gateway: Gateway, hasOpenWithdrawal: HasOpenWithdrawal): void {
  const { db } = gateway
  const checkPaymentPassword = createPaymentPasswordCheck(gateway)
  const show = async (member: Member, { merchant }: CallContext): Promise<PayoutAccounts> => ({
    accounts: await payoutAccountsOf(db.read, member.id),
    most: mostPayoutAccounts,
    holderName: await realName(db.read, member.id),
    holderNameRule: holderNameRule(merchant),
    institutions: institutionsFor(merchant.currency),
    hasPaymentPassword: (await paymentPasswordHash(db.read, member.id)) !== undefined,
    paymentPasswordRule: paymentPasswordRule(merchant),
  })

  /** Makes a change and tells the member of it; a change that changes nothing is not told. */
  const change = (
    { member, context, request }: Asking,
    what: PayoutChange,
    work: (trx: Trx) => Promise<PayoutAccountRow | null>,
  ) =>
    db.transaction(async (trx) => {
      const row = await work(trx)
      if (!row) return
      await tellMember(trx, gateway.clock, {
        memberId: member.id,
        merchant: context.merchant,
        text: payoutNotice(what, payoutLabel(showPayoutAccount(row))),
        language: requestLanguage(context.merchant, request),
        now: context.now,
      })
    })

  registerMemberCall(gateway, payoutAccountsCall, ({ member, context }) => show(member, context))
  registerMemberCall(gateway, addPayoutAccountCall, async ({ body, ...asking }) => {
    const { member, context } = asking
    const { merchant, now } = context
    if (!institutionsFor(merchant.currency).some(({ code }) => code === body.institution))
      throw new CallFailure('payout.institution.unknown')
    const checked = checkNumber(body)
    // The form is checked before an attempt at the password is counted.
    checkHolderName(holderNameRule(merchant), await realName(db.read, member.id), body.holderName)
    await checkPaymentPassword(member, body.paymentPassword, now)
    await change(asking, 'added', (trx) =>
      addAccount(trx, member, { ...checked, holderName: body.holderName, merchant, now }),
    )
    return show(member, context)
  })
  registerMemberCall(gateway, defaultPayoutAccountCall, async ({ params, ...asking }) => {
    await change(asking, 'default', (trx) => setDefaultAccount(trx, asking.member.id, params.id))
    return show(asking.member, asking.context)
  })
  registerMemberCall(gateway, removePayoutAccountCall, async ({ params, ...asking }) => {
    const removal = { id: params.id, now: asking.context.now }
    await change(asking, 'removed', (trx) => removeAccount(trx, asking.member.id, removal, hasOpenWithdrawal))
    return show(asking.member, asking.context)
  })
}
