import { teamTransactionExportCall, teamTransactionsCall, type RecordFigure } from '@plaza/contract/agency'
import { exportPartSize, recordPageSize, type RecordType } from '@plaza/contract/money'
import { snapshot } from '../../../kernel/database/snapshot'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { defineModule } from '../../../kernel/modules/define-module'
import { nextOf, readEntryPosition } from '../../money/records'
import { countSearchOfParts } from '../agent'
import { askedDays } from '../team'
import { teamRecords, teamTotals, type AskedRecords } from './team-records'

interface Asked {
  member: Member
  context: CallContext
  query: { from?: string; to?: string; user?: string; types?: string; figure?: RecordFigure; after?: string }
}

const askedOf = ({ member, context, query }: Asked): AskedRecords => ({
  merchant: member.merchant,
  timeZone: context.merchant.settings.timeZone,
  currency: context.merchant.currency,
  agentId: member.id,
  range: askedDays(query, context),
  user: query.user?.trim() ?? '',
  // The contract has checked the words.
  figure: query.figure,
  types: query.types === undefined ? undefined : (query.types.split(',') as RecordType[]),
})

function calls(gateway: Gateway): void {
  const { db } = gateway
  const count = async ({ agentId: memberId, user: name }: AskedRecords, { query, context }: Asked) => {
    const isFirst = query.after === undefined
    if (name !== '') await countSearchOfParts(db.write, { memberId, name, isFirst }, context.now)
  }

  registerMemberCall(gateway, teamTransactionsCall, async (input) => {
    const asked = askedOf(input)
    const after = readEntryPosition(input.query.after)
    await count(asked, input)
    return snapshot(db, async (queries) => {
      const { records, last } = await teamRecords(queries, asked, after, recordPageSize)
      const totals = after === undefined ? await teamTotals(queries, asked) : undefined
      return { records, ...(totals && { totals }), currency: asked.currency, ...nextOf(last, recordPageSize) }
    })
  })

  registerMemberCall(gateway, teamTransactionExportCall, async (input) => {
    const asked = askedOf(input)
    const after = readEntryPosition(input.query.after)
    await count(asked, input)
    const { records, last } = await teamRecords(db.read, asked, after, exportPartSize)
    return { rows: records, ...nextOf(last) }
  })
}

/** What happened to the money of a team: entries of its members' main wallets (TEAM-8). */
export const teamTransactionsModule = defineModule({ name: 'agency/transactions', calls })
