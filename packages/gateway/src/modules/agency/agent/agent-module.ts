import { affiliateCall, agentHomeCall, contractReminderCall } from '@plaza/contract/agency'
import { CallFailure } from '../../../kernel/call-failure'
import { readBalance } from '../../../kernel/ledger'
import type { Gateway } from '../../../kernel/gateway'
import { registerCall, registerMemberCall } from '../../../kernel/http/register-call'
import { countOne } from '../../../kernel/security/rate-limit'
import { defineModule } from '../../../kernel/modules/define-module'
import { findAffiliate } from './affiliates'
import { readContractReminder } from './contract-reminder'
import { readTeamBalance } from './team-balance'

/** Number of affiliate codes that one address may look up: enough for people, too few to find any by trying. */
const codesOfAnAddress = { limit: 40, windowMs: 10 * 60_000 }

function calls(gateway: Gateway): void {
  const { read } = gateway.db

  registerMemberCall(gateway, agentHomeCall, async ({ member, context }) => {
    const account = { memberId: member.id, merchant: member.merchant, currency: context.merchant.currency }
    const own = await readBalance(read, account, context.now)
    const team = await readTeamBalance(read, account)
    return {
      userName: member.account,
      balanceMinor: own.totalMinor,
      teamBalanceMinor: team.balanceMinor,
      teamMembers: team.members,
      currency: own.currency,
      asOf: context.now,
    }
  })
  registerMemberCall(gateway, contractReminderCall, ({ member }) => readContractReminder(read, member))
  registerCall(gateway, affiliateCall, async ({ query, context: { merchant, address, now } }) => {
    const rate = await countOne(read, `affiliate:${address}`, codesOfAnAddress, now)
    if (rate.isOver) throw new CallFailure('request.rate.limited', { retryAt: rate.resetsAt })
    if (!(await findAffiliate(read, merchant.code, query.code))) throw new CallFailure('affiliate.invalid')
    return {}
  })
}

/** The agent's home (AGENT-2). It names no members: an agent sees only the team below its own account. */
export const agentModule = defineModule({
  name: 'agency/agent',
  calls,
  tables: ['affiliates', 'contract_requests'],
})
