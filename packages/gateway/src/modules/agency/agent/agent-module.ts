import { agentHomeCall } from '@plaza/contract/agency'
import { readBalance } from '../../../kernel/ledger'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { defineModule } from '../../../kernel/modules/define-module'
import { readTeamBalance } from './team-balance'

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
}

/** The agent's home (AGENT-2). It names no members: an agent sees only the team below its own account. */
export const agentModule = defineModule({
  name: 'agency/agent',
  calls,
})
