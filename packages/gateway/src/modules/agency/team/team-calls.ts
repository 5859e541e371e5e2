import { dayAt, rangeProblem } from '@plaza/calendar'
import { teamKpiCall } from '@plaza/contract/agency'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { teamCounters } from './team-counters'

/** The calls about an agent's own team. Each names nobody but who stands below the account that calls. */
export function teamCalls(gateway: Gateway): void {
  registerMemberCall(gateway, teamKpiCall, async ({ member, query, context: { merchant, now } }) => {
    const { timeZone } = merchant.settings
    const range = { from: query.startDate, to: query.endDate }
    const problem = rangeProblem(range, dayAt(timeZone, now))
    if (problem) throw new CallFailure('range.invalid', { problem })
    const team = { merchant: member.merchant, timeZone, agentId: member.id, now, ...range }
    return { footer: await teamCounters(gateway.db.read, team), asOf: now }
  })
}
