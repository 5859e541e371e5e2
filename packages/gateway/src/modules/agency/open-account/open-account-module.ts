import {
  agentLinksCall,
  changeLinkCall,
  makeLinkCall,
  openAccountCall,
  removeLinkCall,
  switchLinkCall,
  type OpenedType,
} from '@plaza/contract/agency'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { defineModule } from '../../../kernel/modules/define-module'
import { pageAt, pageNumbers } from '../../../kernel/pages'
import { registerLinks } from '../../identity/affiliates'
import { countBelow, hasLevels } from '../../identity/directory'
import { checkOnce } from '../rates'
import { accountTerms, agentAccountsPart } from './account-settings'
import { changeLink, makeLink, readLinks, registrationLinks, showLink } from './links'
import { openAccountMigrations } from './migrations'
import { openAccount } from './open-account'

const pageSize = 20

const quotaOf = async (queries: Queries, merchant: Merchant, agentId: string) => ({
  used: await countBelow(queries, merchant.code, agentId),
  most: accountTerms(merchant).mostAccounts,
})

/** @throws CallFailure `agent.account.levels` for an agent below an agent where the merchant has no levels (TEAM-14) */
function checkLevels(merchant: Merchant, type: OpenedType): void {
  if (type === 'agent' && !hasLevels(merchant)) throw new CallFailure('agent.account.levels')
}

function calls(gateway: Gateway): void {
  const { db } = gateway
  registerLinks(db, registrationLinks)

  registerMemberCall(gateway, openAccountCall, async ({ member, body, context: { merchant, now } }) => {
    checkOnce(body.rates)
    checkLevels(merchant, body.type)
    const opened = await openAccount(gateway, { agentId: member.id, merchant, now, body })
    return { ...opened, quota: await quotaOf(db.read, merchant, member.id) }
  })

  registerMemberCall(gateway, agentLinksCall, async ({ member, query, context: { merchant, now } }) => {
    const page = pageAt(query.pageNo, pageSize)
    const { rows, total } = await readLinks(db.read, member.id, page)
    return {
      links: rows.map((row) => showLink(row, now)),
      quota: await quotaOf(db.read, merchant, member.id),
      ...pageNumbers(page, total),
      total,
    }
  })

  registerMemberCall(gateway, makeLinkCall, ({ member, body, context: { merchant, now } }) => {
    checkOnce(body.rates)
    checkLevels(merchant, body.type)
    const of = { agentId: member.id, merchant: merchant.code, mostLinks: accountTerms(merchant).mostLinks }
    return db.transaction(async (trx) => showLink(await makeLink(trx, of, body, now), now))
  })

  registerMemberCall(gateway, changeLinkCall, ({ member, params, body, context: { merchant, now } }) => {
    checkOnce(body.rates)
    checkLevels(merchant, body.type)
    const of = { agentId: member.id, id: params.id }
    return db.transaction(async (trx) => showLink(await changeLink(trx, of, body, now), now))
  })

  registerMemberCall(gateway, switchLinkCall, ({ member, params, body, context: { now } }) => {
    const of = { agentId: member.id, id: params.id }
    return db.transaction(async (trx) => showLink(await changeLink(trx, of, body, now), now))
  })

  registerMemberCall(gateway, removeLinkCall, async ({ member, params, context: { now } }) => {
    const of = { agentId: member.id, id: params.id }
    await db.transaction((trx) => changeLink(trx, of, { isRemoved: true }, now))
    return {}
  })
}

/** Accounts that an agent opens below itself, by hand and by link (AGENT-7). */
export const openAccountModule = defineModule({
  name: 'agency/open-account',
  calls,
  tables: ['agent_links'],
  migrations: openAccountMigrations,
  settings: { agentAccounts: agentAccountsPart },
})
