import {
  agentRatesCall,
  memberRatesCall,
  rateChangesCall,
  rateMembersCall,
  setRatesCall,
} from '@plaza/contract/agency'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, SignedIn } from '../../../kernel/http/call-context'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { defineModule } from '../../../kernel/modules/define-module'
import { pageAt, pageNumbers } from '../../../kernel/pages'
import { accountNames, directBelow } from '../../identity/directory'
import { changeRates, lockRates, readChanges } from '../../stakes/rates'
import { countSearch } from '../agent'
import { agentRatesPart } from './rate-settings'
import { checkOnce } from './check-once'
import { changeOf, childOf, showChild, showOwn } from './show-rates'

const pageSize = 20

const askingOf = ({ member, context }: SignedIn & { context: CallContext }) => ({
  agentId: member.id,
  merchant: context.merchant,
  now: context.now,
})

function calls(gateway: Gateway): void {
  const { db } = gateway

  registerMemberCall(gateway, agentRatesCall, (input) => showOwn(db.read, askingOf(input)))

  registerMemberCall(gateway, rateMembersCall, async ({ member, query, context }) => {
    const { search = '', pageNo } = query
    if (search !== '') await countSearch(db.write, member.id, context.now)
    const page = pageAt(pageNo, pageSize)
    const of = { merchant: member.merchant, memberId: member.id, search: search.trim() }
    const { members, total } = await directBelow(db.read, of, page)
    return {
      members: members.map(({ id, userName, type }) => ({ id, userName, type })),
      ...pageNumbers(page, total),
      total,
    }
  })

  registerMemberCall(gateway, memberRatesCall, async (input) => {
    const asking = askingOf(input)
    return showChild(db.read, asking, await childOf(db.read, asking, input.query.id))
  })

  registerMemberCall(gateway, setRatesCall, async (input) => {
    const asking = askingOf(input)
    const { id, rates } = input.body
    checkOnce(rates)
    return db.transaction(async (trx) => {
      await lockRates(trx, asking.merchant.code)
      const child = await childOf(trx, asking, id)
      await changeRates(trx, changeOf(asking, id), rates, asking.now)
      return showChild(trx, asking, child)
    })
  })

  registerMemberCall(gateway, rateChangesCall, async ({ member, query }) => {
    const page = pageAt(query.pageNo, pageSize)
    const { changes, total } = await readChanges(db.read, member.id, page)
    const names = await accountNames(
      db.read,
      changes.map(({ memberId }) => memberId),
    )
    return {
      changes: changes.map(({ memberId, ...change }) => ({
        ...change,
        userName: memberId === member.id ? null : (names.get(memberId) ?? null),
      })),
      ...pageNumbers(page, total),
      total,
    }
  })
}

/** Rates of an agent and of the members directly below it (RATE-1). */
export const agentRatesModule = defineModule({
  name: 'agency/rates',
  calls,
  settings: { agentRates: agentRatesPart },
})
