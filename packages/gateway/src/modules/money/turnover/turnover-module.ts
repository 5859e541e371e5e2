import { turnoverCall } from '@plaza/contract/money'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { readRequirements } from './read-requirements'
import { withdrawable } from './withdrawable'

/** Turnover: what has to be staked before money can go out, and what was (WITHDRAW-7). */
export function turnoverModule(gateway: Gateway): void {
  registerMemberCall(gateway, turnoverCall, async ({ member, context }) => {
    const { currency } = context.merchant
    const owner = { memberId: member.id, merchant: member.merchant, currency }
    return {
      requirements: await readRequirements(gateway.db.read, owner),
      ...(await withdrawable(gateway.db.read, owner, context.now)),
      currency,
    }
  })
}
