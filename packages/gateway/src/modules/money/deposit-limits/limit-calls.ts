import {
  confirmDepositLimitCall,
  depositLimitsCall,
  dropDepositLimitCall,
  setDepositLimitCall,
  type LimitPeriod,
} from '@plaza/contract/money'
import type { ErrorCode } from '@plaza/contract/kernel'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { confirmLimit, dropLimit, setLimit, type LimitChange } from '../../stakes/limits'
import { limitContext } from './limit-context'
import { showLimits, type DepositUse } from './read-limits'

/** What the calls of deposit limits say for the failures of all limits. */
const codes: Partial<Record<ErrorCode, ErrorCode>> = {
  'limit.none': 'deposit.limit.none',
  'limit.early': 'deposit.limit.early',
}

async function asDepositLimit<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const code = error instanceof CallFailure ? codes[error.code] : undefined
    throw code && error instanceof CallFailure ? new CallFailure(code, error.value) : error
  }
}

/** Limits on deposits (RG-7): shown, set, confirmed and given up by the member. */
export function registerDepositLimitCalls(gateway: Gateway, use: DepositUse): void {
  const { db } = gateway
  const show = (member: Member, context: CallContext) =>
    showLimits(db.read, limitContext(member.id, context), use)
  const changeOf = (member: Member, { merchant, now }: CallContext, period: LimitPeriod): LimitChange => ({
    owner: { memberId: member.id, merchant: member.merchant, currency: merchant.currency },
    kind: 'deposit',
    period,
    now,
  })

  registerMemberCall(gateway, depositLimitsCall, ({ member, context }) => show(member, context))
  registerMemberCall(gateway, setDepositLimitCall, async ({ member, context, body }) => {
    const change = changeOf(member, context, body.period)
    await db.transaction((trx) => setLimit(trx, change, body.amountMinor))
    return show(member, context)
  })
  registerMemberCall(gateway, confirmDepositLimitCall, async ({ member, context, body }) => {
    const change = changeOf(member, context, body.period)
    await asDepositLimit(db.transaction((trx) => confirmLimit(trx, change)))
    return show(member, context)
  })
  registerMemberCall(gateway, dropDepositLimitCall, async ({ member, context, body }) => {
    const change = changeOf(member, context, body.period)
    await asDepositLimit(db.transaction((trx) => dropLimit(trx, change)))
    return show(member, context)
  })
}
