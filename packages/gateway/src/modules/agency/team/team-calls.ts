import { teamKpiCall } from '@plaza/contract/agency'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { askedDays } from './asked-days'
import { teamCounters } from './team-counters'

/** The calls about an agent's own team. Each names nobody but who stands below the account that calls. */
export function teamCalls(gateway: Gateway): void {
  registerMemberCall(gateway, teamKpiCall, async ({ member, query, context: { merchant, now } }) => {
    const { timeZone } = merchant.settings
    const range = askedDays({ from: query.startDate, to: query.endDate }, { merchant, now })
    const team = { merchant: member.merchant, timeZone, agentId: member.id, now, ...range }
    return { footer: await teamCounters(gateway.db.read, team), asOf: now }
  })
}
