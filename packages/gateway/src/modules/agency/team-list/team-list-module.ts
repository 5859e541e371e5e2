import { addDays, startOfDay } from '@plaza/calendar'
import {
  suggestedNames,
  teamMemberCall,
  teamMembersCall,
  teamMessageCall,
  teamNamesCall,
  teamPageSize,
} from '@plaza/contract/agency'
import { mayEnterAgency } from '@plaza/contract/identity'
import type { QueryOf } from '@plaza/contract/kernel'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { defineModule } from '../../../kernel/modules/define-module'
import { maskedContact } from '../../identity/contacts'
import { pathTo } from '../../identity/directory'
import { latestFreeze } from '../freeze-requests'
import { countSearch } from '../agent'
import { readCursor, writeCursor } from './cursor'
import { findMembers, sorts, summaryOf, type TeamFilter } from './find-members'
import { sendMessage } from './send-message'
import { showMembers } from './show-members'
import { teamAccount } from './team-account'

const teamOf = (member: Member) => ({ merchant: member.merchant, memberId: member.id })

function filterOf(
  query: QueryOf<typeof teamMembersCall>,
  { merchant, now }: CallContext,
  memberId: string,
): TeamFilter {
  const { search = '', type, state, online, from, to, least, most, deep } = query
  const { timeZone } = merchant.settings
  const text = search.trim()
  return {
    merchant: merchant.code,
    currency: merchant.currency,
    memberId,
    isDeep: deep !== undefined,
    search: text === '' ? undefined : text,
    type,
    state,
    isOnline: online === undefined ? undefined : online === 'yes',
    startMs: from === undefined ? undefined : startOfDay(timeZone, from),
    endMs: to === undefined ? undefined : startOfDay(timeZone, addDays(to, 1)),
    leastMinor: least === undefined ? undefined : Number(least),
    mostMinor: most === undefined ? undefined : Number(most),
    now,
  }
}

function calls(gateway: Gateway): void {
  const { db } = gateway

  registerMemberCall(gateway, teamMembersCall, async ({ member, query, context }) => {
    const { merchant, now } = context
    const { of, after, sort = 'registered' } = query
    if (query.search !== undefined || of !== undefined) await countSearch(db.write, member.id, now)
    const position = readCursor(after, sorts[sort].kind)
    const above = of === undefined ? undefined : await teamAccount(db.read, teamOf(member), of)
    const filter = {
      ...filterOf(query, context, above?.id ?? member.id),
      isFurtherDown: above !== undefined,
    }
    const found = await findMembers(db.read, filter, { sort, after: position, limit: teamPageSize + 1 })
    const page = found.slice(0, teamPageSize)
    const last = found.length > teamPageSize ? page.at(-1) : undefined
    // How far below who asks, not below the account whose downline it is.
    const levels = above?.depth ?? 0
    return {
      path: above ? await pathTo(db.read, teamOf(member), above) : [],
      members: await showMembers(
        db.read,
        page.map((one) => ({ ...one, depth: one.depth + levels })),
        { merchant, now },
      ),
      ...(last && { next: writeCursor([last.key, last.id]) }),
      ...(position === undefined && { summary: await summaryOf(db.read, filter) }),
      currency: merchant.currency,
      asOf: now,
    }
  })

  registerMemberCall(gateway, teamNamesCall, async ({ member, query, context }) => {
    await countSearch(db.write, member.id, context.now)
    const { merchant } = context
    const search = query.search.trim()
    if (search === '') return { names: [] }
    const filter = { ...teamOf(member), currency: merchant.currency, isDeep: true, search, now: context.now }
    const found = await findMembers(db.read, filter, {
      sort: 'name',
      after: undefined,
      limit: suggestedNames,
    })
    return { names: found.map(({ account }) => account) }
  })

  registerMemberCall(gateway, teamMemberCall, async ({ member, query, context }) => {
    const { merchant, now } = context
    await countSearch(db.write, member.id, now)
    const found = await teamAccount(db.read, teamOf(member), query.account)
    const [shown] = await showMembers(
      db.read,
      [{ ...found, isAgent: mayEnterAgency(found.type), registeredAt: found.regDate }],
      { merchant, now },
    )
    if (!shown) throw new Error(`no member ${found.id}`)
    return {
      path: await pathTo(db.read, teamOf(member), found),
      member: shown,
      directId: found.depth === 1 ? found.id : null,
      mobile: found.mobile === null ? null : maskedContact(found.mobile),
      freeze: await latestFreeze(db.read, { agentId: member.id, memberId: found.id }),
      currency: merchant.currency,
    }
  })

  registerMemberCall(gateway, teamMessageCall, async ({ member, body, context }) => {
    await countSearch(db.write, member.id, context.now)
    await db.transaction((trx) => sendMessage(trx, member, body, context.now))
    return {}
  })
}

/** The team of an agent: who is in it, one account of it, and a message to somebody directly below (TEAM-11, TEAM-12). */
export const teamListModule = defineModule({ name: 'agency/team-list', calls })
