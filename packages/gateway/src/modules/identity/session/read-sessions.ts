import type { Queries, Writes } from '../../../kernel/database/database'
import type { SignedIn } from '../../../kernel/http/call-context'
import type { EndedSession, Living, Sessions } from '../../../kernel/http/sessions'
import { hashSecret } from '../../../kernel/security/secrets'
import { reasonToPages, touchSession } from './sessions'

/** Sessions that have neither ended nor run out, with their accounts. */
export const livingSessions = (queries: Queries, { now, longestMs }: Living) =>
  queries
    .selectFrom('sessions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .where('s.ended_at', 'is', null)
    .where('s.idle_expires_at', '>', now)
    .where('s.expires_at', '>', now)
    .where('s.authenticated_at', '>', now - longestMs)
    .where('m.blocked', '=', false)

/**
 * The valid session of a cookie at this merchant or its trial merchant, with its account; null when there is none. A
 * cookie that was just replaced can still read (`mayBeFormer`), because calls with it may be on their way.
 */
async function readSession(
  queries: Queries,
  cookie: string,
  at: Living & { merchant: string; mayBeFormer: boolean },
): Promise<SignedIn | null> {
  const cookieHash = hashSecret(cookie)
  const row = await livingSessions(queries, at)
    .innerJoin('merchants as site', 'site.code', 's.merchant')
    .select(['s.id as sid', 's.token_hash', 's.idle_expires_at', 's.expires_at'])
    .select(['s.active_at', 's.authenticated_at', 's.former_until', 's.is_limited'])
    .select(['m.id', 'm.merchant', 'm.account', 'm.nickname'])
    .select(['m.type', 'm.upline_id', 'm.to_upline', 'm.vip_level', 'm.must_change_password', 'm.reg_date'])
    .where((is) =>
      at.mayBeFormer
        ? is.or([
            is('s.cookie_hash', '=', cookieHash),
            is.and([is('s.former_cookie_hash', '=', cookieHash), is('s.former_until', '>', at.now)]),
          ])
        : is('s.cookie_hash', '=', cookieHash),
    )
    .where((is) => is.or([is('s.merchant', '=', at.merchant), is('site.trial_of', '=', at.merchant)]))
    .executeTakeFirst()
  if (!row) return null
  return {
    session: {
      id: row.sid,
      tokenHash: row.token_hash,
      idleExpiresAt: row.idle_expires_at,
      expiresAt: row.expires_at,
      activeAt: row.active_at,
      authenticatedAt: row.authenticated_at,
      formerUntil: row.former_until,
      isLimited: row.is_limited,
    },
    member: {
      id: row.id,
      merchant: row.merchant,
      account: row.account,
      nickname: row.nickname,
      type: row.type,
      uplineId: row.upline_id,
      toUpline: row.to_upline,
      vipLevel: row.vip_level,
      mustChangePassword: row.must_change_password,
      regDate: row.reg_date,
    },
  }
}

async function readEnded(queries: Queries, cookie: string): Promise<EndedSession | null> {
  const row = await queries
    .selectFrom('sessions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .select(['s.id', 's.end_reason', 'm.account'])
    .where('s.cookie_hash', '=', hashSecret(cookie))
    .where('s.ended_at', 'is not', null)
    .executeTakeFirst()
  return row ? { id: row.id, account: row.account, ...reasonToPages(row.end_reason) } : null
}

/** Sessions as the kernel asks about them. */
export const sessionsIn = (queries: Writes): Sessions => ({
  read: (cookie, at) => readSession(queries, cookie, at),
  touch: (session, use) => touchSession(queries, session, use),
  isAlive: async (id, living) =>
    (await livingSessions(queries, living).select('s.id').where('s.id', '=', id).executeTakeFirst()) !==
    undefined,
  readEnded: (cookie) => readEnded(queries, cookie),
})
