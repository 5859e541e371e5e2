import {
  confirmDepositLimitCall,
  depositLimitsCall,
  dropDepositLimitCall,
  setDepositLimitCall,
} from '@plaza/contract/money'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { confirmLimit, dropLimit, setLimit } from './change-limits'
import { showLimits, type DepositUse, type LimitContext } from './read-limits'

/** The member's limits in the currency of its merchant. */
export const limitContext = (member: Member, { merchant, now }: CallContext): LimitContext => ({
  memberId: member.id,
  currency: merchant.currency,
  now,
})

/** Limits on deposits (RG-7): shown, set, confirmed and given up by the member. */
export function registerDepositLimitCalls(gateway: Gateway, use: DepositUse): void {
  const { db } = gateway
  const show = (member: Member, context: CallContext) =>
    showLimits(db.read, limitContext(member, context), use)

  registerMemberCall(gateway, depositLimitsCall, ({ member, context }) => show(member, context))
  registerMemberCall(gateway, setDepositLimitCall, async ({ member, context, body }) => {
    const change = { memberId: member.id, period: body.period, now: context.now }
    await db.transaction((trx) => setLimit(trx, change, body.amountMinor))
    return show(member, context)
  })
  registerMemberCall(gateway, confirmDepositLimitCall, async ({ member, context, body }) => {
    await db.transaction((trx) => confirmLimit(trx, { memberId: member.id, now: context.now, ...body }))
    return show(member, context)
  })
  registerMemberCall(gateway, dropDepositLimitCall, async ({ member, context, body }) => {
    await db.transaction((trx) => dropLimit(trx, { memberId: member.id, now: context.now, ...body }))
    return show(member, context)
  })
}
