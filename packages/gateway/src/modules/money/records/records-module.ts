import {
  depositExportCall,
  depositRecordsCall,
  exportPartSize,
  recordPageSize,
  withdrawalExportCall,
  withdrawalRecordsCall,
} from '@plaza/contract/money'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { pageAt } from '../../../kernel/pages'
import { depositRecords, depositsAfter } from '../deposits'
import { withdrawalRecords, withdrawalsAfter } from '../withdrawals'
import { defineModule } from '../../../kernel/modules/define-module'
import { checkOffered } from './check-offered'
import { nextOf, readPosition } from './positions'
import { filterOf } from './record-filter'
import { registerTransactionRecords } from './transaction-records'

function calls(gateway: Gateway): void {
  const { db } = gateway
  registerTransactionRecords(gateway)

  registerMemberCall(gateway, depositRecordsCall, async ({ member, context, query }) => {
    checkOffered(context, 'DEPRECM3')
    const page = pageAt(query.pageNo, recordPageSize)
    const { state, method } = query
    const filter = { ...filterOf(query, context), memberId: member.id, state, method }
    const { totals, ...found } = await depositRecords(db.read, filter, page)
    return { ...found, totals: { ...totals, currency: context.merchant.currency } }
  })

  registerMemberCall(gateway, depositExportCall, async ({ member, context, query }) => {
    checkOffered(context, 'DEPRECM3')
    const { state, method } = query
    const filter = { ...filterOf(query, context), memberId: member.id, state, method }
    const rows = await depositsAfter(db.read, filter, readPosition(query.after), exportPartSize)
    return { rows, ...nextOf(rows) }
  })

  registerMemberCall(gateway, withdrawalRecordsCall, async ({ member, context, query }) => {
    checkOffered(context, 'WITHREC3')
    const page = pageAt(query.pageNo, recordPageSize)
    const filter = { ...filterOf(query, context), memberId: member.id, state: query.state }
    const { totals, ...found } = await withdrawalRecords(db.read, filter, page)
    return { ...found, totals: { ...totals, currency: context.merchant.currency } }
  })

  registerMemberCall(gateway, withdrawalExportCall, async ({ member, context, query }) => {
    checkOffered(context, 'WITHREC3')
    const filter = { ...filterOf(query, context), memberId: member.id, state: query.state }
    const rows = await withdrawalsAfter(db.read, filter, readPosition(query.after), exportPartSize)
    return { rows, ...nextOf(rows) }
  })
}

/** Records of a member's money: deposits, withdrawals and the history of the main wallet (RECORDS-1). */
export const recordsModule = defineModule({
  name: 'money/records',
  calls,
})
