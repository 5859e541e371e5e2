import { freezeRequestCall } from '@plaza/contract/agency'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { defineModule } from '../../../kernel/modules/define-module'
import { countSearch } from '../agent'
import { askFreeze } from './ask-freeze'
import { freezeCases } from './freeze-cases'
import { approveFreeze, refuseFreeze } from './freeze-operations'
import { freezeMigrations } from './migrations'

function calls(gateway: Gateway): void {
  const { db } = gateway
  registerMemberCall(gateway, freezeRequestCall, async ({ member, body, context: { now } }) => {
    await countSearch(db.write, member.id, now)
    return db.transaction((trx) => askFreeze(trx, member, { ...body, now }))
  })
}

/** Accounts of a team that an agent asks an operator to freeze (TEAM-12). */
export const freezeRequestsModule = defineModule({
  name: 'agency/freeze-requests',
  calls,
  tables: ['freeze_requests'],
  migrations: freezeMigrations,
  operations: [approveFreeze, refuseFreeze],
  cases: [freezeCases],
})
