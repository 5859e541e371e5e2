import {
  teamBetsCall,
  teamBetsExportCall,
  teamBetsPageSize,
  teamBetsPartSize,
  teamOrderCall,
  type TeamBet,
} from '@plaza/contract/agency'
import type { QueryOf } from '@plaza/contract/kernel'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, SignedIn } from '../../../kernel/http/call-context'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { defineModule } from '../../../kernel/modules/define-module'
import { accountNames, findInTeam } from '../../identity/directory'
import { orderOfAnybody, ordersNamed } from '../../lottery/bets'
import { filterOf } from '../../money/records'
import { countSearch } from '../agent'
import { readCursor, teamAccount, writeCursor } from '../team-list'
import { betSources, betTotals, findBets, type BetFilter, type FoundBet } from './find-bets'

type Asked = Pick<SignedIn, 'member'> & { context: CallContext; query: QueryOf<typeof teamBetsCall> }

/** Bets as the agent sees them: with the name of the account, and what an order was on. */
async function showBets(queries: Queries, found: readonly FoundBet[]): Promise<TeamBet[]> {
  const names = await accountNames(
    queries,
    found.map(({ memberId }) => memberId),
  )
  const orders = await ordersNamed(
    queries,
    found.flatMap(({ kind, reference }) => (kind === 'order' ? [reference] : [])),
  )
  return found.map(({ memberId, ...bet }) => ({
    ...bet,
    userName: names.get(memberId) ?? '',
    issue: (bet.kind === 'order' && orders.get(bet.reference)?.issue) || null,
    play: (bet.kind === 'order' && orders.get(bet.reference)?.play) || null,
  }))
}

function calls(gateway: Gateway): void {
  const { db } = gateway

  /** The filter of a query. @throws CallFailure `agent.team.unknown`, `range.invalid`, `request.rate.limited` */
  const betsOf = async ({ member, context, query }: Asked): Promise<BetFilter> => {
    const { account, from, to, category, source, play, issue, status } = query
    const { merchant, now } = context
    if (account !== undefined) await countSearch(db.write, member.id, now)
    const team = { merchant: member.merchant, memberId: member.id }
    const days = filterOf({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) }, context)
    return {
      ...{ timeZone: merchant.settings.timeZone, agentId: member.id },
      memberId: account === undefined ? undefined : (await teamAccount(db.read, team, account)).id,
      ...{ startMs: days.startMs, endMs: days.endMs, category, source, play, issue, status },
    }
  }
  const pageOf = async (asked: Asked, filter: BetFilter, size: number) => {
    const after = readCursor(asked.query.after, 'number')
    const found = await findBets(db.read, filter, { after, limit: size + 1 })
    const page = found.slice(0, size)
    const last = found.length > size ? page.at(-1) : undefined
    return { rows: await showBets(db.read, page), ...(last && { next: writeCursor([last.at, last.id]) }) }
  }

  registerMemberCall(gateway, teamBetsCall, async (asked) => {
    const filter = await betsOf(asked)
    const { rows: bets, ...next } = await pageOf(asked, filter, teamBetsPageSize)
    return {
      bets,
      ...next,
      ...(asked.query.after === undefined && {
        totals: await betTotals(db.read, filter),
        sources: await betSources(db.read, filter),
      }),
      currency: asked.context.merchant.currency,
    }
  })

  registerMemberCall(gateway, teamBetsExportCall, async (asked) =>
    pageOf(asked, await betsOf(asked), teamBetsPartSize),
  )

  registerMemberCall(gateway, teamOrderCall, async ({ member, query, context: { merchant, now } }) => {
    const found = await orderOfAnybody(db.read, { site: merchant.code, id: query.id, now })
    const team = { merchant: member.merchant, memberId: member.id }
    const account = found && (await accountNames(db.read, [found.memberId])).get(found.memberId)
    const isOfTeam =
      account !== undefined && (await findInTeam(db.read, { ...team, account }))?.id === found?.memberId
    if (!found || !isOfTeam) throw new CallFailure('lottery.order.not.found')
    const { salt: _salt, ...order } = found.order
    return { userName: account, order }
  })
}

/** Bets of everybody below an agent, which it can read and nothing more (TEAM-13). */
export const teamBettingModule = defineModule({ name: 'agency/team-betting', calls })
