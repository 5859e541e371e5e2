import {
  contractPartiesCall,
  contractReminderCall,
  contractStepCall,
  dividendContractCall,
  hourlyContractCall,
  offerContractCall,
  salaryContractCall,
  type ContractKind,
} from '@plaza/contract/agency'
import { typesWithoutContracts } from '@plaza/contract/identity'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { defineModule } from '../../../kernel/modules/define-module'
import { pageAt } from '../../../kernel/pages'
import { countSearch } from '../agent'
import { contractCommands } from './contract-commands'
import { contractOffer, contractsReport, contractStep } from './contract-operations'
import { readContractReminder } from './contract-reminder'
import { contractsPart } from './contract-settings'
import { expireJob } from './expire-job'
import { contractMigrations } from './migrations'
import { moveContract } from './move-contract'
import { offerContract } from './offer-contract'
import { partiesOnPage, readContracts, readParties, showContracts } from './read-contracts'
import type { ContractRow } from './tables'

/** @throws CallFailure `agent.only` for a type that never has contracts */
function checkType({ type }: Member): void {
  if (typesWithoutContracts.includes(type)) throw new CallFailure('agent.only')
}

/** A contract after it was changed, as its member or giver sees it. */
async function shown(queries: Queries, row: ContractRow, { id }: Member) {
  const [contract] = await showContracts(queries, [row], id)
  if (!contract) throw new Error(`no contract ${row.id}`)
  return { contract }
}

function calls(gateway: Gateway): void {
  const { db } = gateway
  const page =
    (kind: ContractKind) =>
    async ({ member, context }: { member: Member; context: CallContext }) => {
      checkType(member)
      const { currency } = context.merchant
      const whose = { merchant: member.merchant, memberId: member.id, type: member.type, currency }
      return readContracts(db.read, { ...whose, kind, now: context.now })
    }
  registerMemberCall(gateway, salaryContractCall, page('daily-salary'))
  registerMemberCall(gateway, dividendContractCall, page('dividend'))
  registerMemberCall(gateway, hourlyContractCall, page('hourly-salary'))

  registerMemberCall(gateway, contractPartiesCall, async ({ member, query, context }) => {
    checkType(member)
    const { kind, account, pageNo } = query
    const search = (account ?? query.search ?? '').trim()
    if (search !== '') await countSearch(db.write, member.id, context.now)
    const whose = {
      merchant: member.merchant,
      memberId: member.id,
      type: member.type,
      kind,
      now: context.now,
    }
    const which = { search, isWhole: account !== undefined, page: pageAt(pageNo, partiesOnPage) }
    return readParties(db.read, whose, which)
  })

  registerMemberCall(gateway, offerContractCall, ({ member, context: { merchant, now }, body }) => {
    checkType(member)
    return db.transaction(async (trx) =>
      shown(trx, await offerContract(trx, { ...body, merchant, uplineId: member.id, now }), member),
    )
  })
  registerMemberCall(gateway, contractStepCall, ({ member, context: { merchant, now }, body }) => {
    checkType(member)
    return db.transaction(async (trx) =>
      shown(trx, await moveContract(trx, { ...body, memberId: member.id }, { merchant, now }), member),
    )
  })
  registerMemberCall(gateway, contractReminderCall, ({ member, context }) =>
    readContractReminder(db.read, member, context.now),
  )
}

/** Contracts down a line: offered, answered, amended and ended (CONTRACT-1, CONTRACT-2). */
export const contractsModule = defineModule({
  name: 'agency/contracts',
  calls,
  jobs: (gateway) => [expireJob(gateway)],
  tables: ['contract_requests', 'contracts'],
  migrations: contractMigrations,
  settings: { contracts: contractsPart },
  operations: [contractOffer, contractStep],
  reports: [contractsReport],
  commands: contractCommands,
  commandGroups: { contract: 'contracts that the site gives to agents' },
})
