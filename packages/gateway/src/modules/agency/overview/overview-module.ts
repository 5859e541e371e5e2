import { teamOverviewCall, teamReportCall } from '@plaza/contract/agency'
import { snapshot } from '../../../kernel/database/snapshot'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { defineModule } from '../../../kernel/modules/define-module'
import { pageAt } from '../../../kernel/pages'
import { countSearch } from '../agent'
import { askedDays } from '../team'
import { readOverview } from './read-overview'
import { readReport } from './read-report'

function calls(gateway: Gateway): void {
  registerMemberCall(gateway, teamOverviewCall, ({ member, query, context }) => {
    const { merchant, now } = context
    const range = askedDays(query, context)
    const { timeZone } = merchant.settings
    const team = { merchant: member.merchant, agentId: member.id, timeZone, now, currency: merchant.currency }
    return snapshot(gateway.db, (queries) => readOverview(queries, team, range))
  })

  registerMemberCall(gateway, teamReportCall, async ({ member, query, context }) => {
    const range = askedDays(query, context)
    const asked = {
      merchant: member.merchant,
      agent: member,
      path: query.path?.split(',') ?? [],
      search: query.search?.trim() ?? '',
      type: query.type,
      hasSelf: query.self !== '0',
      sort: query.sort ?? 'validMinor',
      isFalling: (query.order ?? (query.sort === 'userName' ? 'asc' : 'desc')) === 'desc',
    }
    if (asked.search !== '') await countSearch(gateway.db.write, member.id, context.now)
    const page = pageAt(query.pageNo, Number(query.size ?? '20'))
    const report = await snapshot(gateway.db, (queries) => readReport(queries, asked, range, page))
    return { ...report, currency: context.merchant.currency, asOf: context.now }
  })
}

/** What teams did over a range of days: the overview (TEAM-6), and profit and loss by line (TEAM-7). */
export const teamOverviewModule = defineModule({ name: 'agency/overview', calls })
