import { gameRecordCall } from '@plaza/contract/play'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { defineModule } from '../../../kernel/modules/define-module'
import { pageAt } from '../../../kernel/pages'
import { filterOf } from '../records'
import { gameRecordMigrations } from './migrations'
import { readRecords, readSources } from './read-records'

const pageSize = 20

function calls(gateway: Gateway): void {
  const { db } = gateway
  registerMemberCall(gateway, gameRecordCall, async ({ member, context, query }) => {
    const { merchant } = context
    if (merchant.settings.whitelabel.TRANSBETREPMEM3 !== true) throw new CallFailure('feature.off')
    const { category, source, status } = query
    const filter = { ...filterOf(query, context), memberId: member.id, category, source, status }
    const found = await readRecords(db.read, filter, pageAt(query.pageNo, pageSize))
    return {
      ...found,
      totals: { ...found.totals, currency: merchant.currency },
      sources: await readSources(db.read, filter),
    }
  })
}

/** What a member played for money, round by round and order by order (RECORDS-3). */
export const gameRecordModule = defineModule({
  name: 'money/game-record',
  calls,
  migrations: gameRecordMigrations,
})
