import { randomUUID } from 'node:crypto'
import type { Queries, Trx } from '../db/database'
import type { SignedIn } from '../http/call-context'
import { hashSecret, newSecret } from './secrets'

/** Unused for so long, a session ends; renewed by use. */
export const idleMs = 12 * 60 * 60_000
/** However much used, a session ends then. */
export const absoluteMs = 30 * 24 * 60 * 60_000

/** Why a session ended. */
export type SessionEnd = 'logout' | 'expired' | 'other-device' | 'login'

export interface NewSession {
  id: string
  /** The specification's `token`; it names the session but is no authority. */
  token: string
  /** Value of the HttpOnly cookie: the authority. */
  cookie: string
}

/** Opens a session: both secrets are new and only their hashes are kept (ASVS 7.2). */
export async function openSession(
  trx: Trx,
  input: { memberId: string; merchant: string; now: number; address: string; userAgent: string },
): Promise<NewSession> {
  const session = { id: randomUUID(), token: newSecret(), cookie: newSecret() }
  await trx
    .insertInto('sessions')
    .values({
      id: session.id,
      merchant: input.merchant,
      member_id: input.memberId,
      token_hash: hashSecret(session.token),
      cookie_hash: hashSecret(session.cookie),
      created_at: input.now,
      seen_at: input.now,
      idle_expires_at: input.now + idleMs,
      expires_at: input.now + absoluteMs,
      address: input.address,
      user_agent: input.userAgent.slice(0, 256),
    })
    .execute()
  return session
}

/** The living session of a cookie at this merchant or its trial merchant, with its account; null when there is none. */
export async function readSession(
  queries: Queries,
  cookie: string,
  merchant: string,
  now: number,
): Promise<SignedIn | null> {
  const row = await queries
    .selectFrom('sessions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .select([
      's.id as sid',
      's.token_hash',
      's.idle_expires_at',
      's.expires_at',
      'm.id',
      'm.merchant',
      'm.account',
      'm.nickname',
    ])
    .select(['m.type', 'm.upline_id', 'm.to_upline', 'm.vip_level', 'm.must_change_password', 'm.reg_date'])
    .where('s.cookie_hash', '=', hashSecret(cookie))
    .where('s.merchant', 'in', [merchant, `${merchant}-trial`])
    .where('s.ended_at', 'is', null)
    .where('s.idle_expires_at', '>', now)
    .where('s.expires_at', '>', now)
    .where('m.blocked', '=', false)
    .executeTakeFirst()
  if (!row) return null
  return {
    session: {
      id: row.sid,
      tokenHash: row.token_hash,
      idleExpiresAt: row.idle_expires_at,
      expiresAt: row.expires_at,
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
