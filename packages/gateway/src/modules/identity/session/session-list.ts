import {
  endOtherSessionsCall,
  endSessionCall,
  sessionsCall,
  type MemberSession,
} from '@plaza/contract/identity'
import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, SignedIn } from '../../../kernel/http/call-context'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { endSessionsOf } from './end-sessions'
import { livingSessions } from './read-sessions'
import { endSession } from './sessions'
import { deviceOf } from './device-of'
import { shortAddress } from './short-address'

/** More than anybody has in practice; the least recently used of more are left out. */
const mostShown = 100

/** Where a member is signed in, the latest used first. */
async function showSessions(
  { db }: Gateway,
  { member, session }: SignedIn,
  { now, longestSessionMs: longestMs }: CallContext,
): Promise<MemberSession[]> {
  const rows = await livingSessions(db.read, { now, longestMs })
    .select(['s.id', 's.user_agent', 's.address', 's.created_at', 's.seen_at'])
    .where('s.member_id', '=', member.id)
    .orderBy('s.seen_at', 'desc')
    .orderBy('s.id')
    .limit(mostShown)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.user_agent),
    address: shortAddress(row.address),
    beganAt: row.created_at,
    seenAt: row.seen_at,
    isCurrent: row.id === session.id,
  }))
}

/** How many sessions of a member are alive. */
export async function countSessions(
  queries: Queries,
  memberId: string,
  { now, longestSessionMs: longestMs }: Pick<CallContext, 'now' | 'longestSessionMs'>,
): Promise<number> {
  const { count } = await livingSessions(queries, { now, longestMs })
    .select(sql<number>`count(*)::int`.as('count'))
    .where('s.member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return count
}

/** The devices that an account is signed in on, and signing them out (ASVS 7.5.2). */
export function registerSessionList(gateway: Gateway): void {
  const { db } = gateway

  registerMemberCall(gateway, sessionsCall, async (input) => ({
    sessions: await showSessions(gateway, input, input.context),
  }))

  registerMemberCall(gateway, endSessionCall, async ({ member, params, context }) => {
    const mine = await db.read
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', params.id)
      .where('member_id', '=', member.id)
      .executeTakeFirst()
    if (mine) await db.transaction((trx) => endSession(trx, mine.id, 'other-device', context.now))
    return {}
  })

  registerMemberCall(gateway, endOtherSessionsCall, async ({ member, session, context }) => {
    const others = { id: member.id, exceptSession: session.id }
    await db.transaction((trx) => endSessionsOf(trx, others, 'other-device', context.now))
    return {}
  })
}
