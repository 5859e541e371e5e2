import { agentHomeCall } from '@plaza/contract'
import { readBalance } from '../../db/ledger'
import type { Gateway } from '../../gateway'
import { registerMemberCall } from '../../http/register-call'
import { readTeamBalance } from './team-balance'

/** The agent's home (spec §2 Agent home). It names nobody: an agent sees the team below its own account only. */
export function agentModule(gateway: Gateway): void {
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
