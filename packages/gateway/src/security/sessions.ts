import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Queries, Trx } from '../db/database'
import type { Session, SignedIn } from '../http/call-context'
import { push } from '../stream/push'
import { hashSecret, newSecret } from './secrets'

/** Unused for so long, a session ends; renewed by use. */
export const idleMs = 12 * 60 * 60_000
/** However much used, a session ends then. */
export const absoluteMs = 30 * 24 * 60 * 60_000

/** Why a session ended. */
export type SessionEnd = 'logout' | 'expired' | 'other-device' | 'login' | 'password'

export interface NewSession {
  id: string
  /** The specification's `token`; it names the session but is no authority. */
  token: string
  /** Value of the HttpOnly cookie: the authority. */
  cookie: string
}

/** The token that goes with a cookie: derived from it, so that it can be told again, and useless to find the cookie. */
export const tokenOf = (cookie: string): string =>
  createHmac('sha256', cookie).update('token').digest('base64url')

/** Opens a session: both secrets are new, and only their hashes are kept (ASVS 7.2). */
export async function openSession(
  trx: Trx,
  input: {
    memberId: string
    merchant: string
    now: number
    address: string
    userAgent: string
    /** When it ends however much used, in ms from now; 30 days when absent. */
    lifetimeMs?: number
  },
): Promise<NewSession> {
  const cookie = newSecret()
  const session = { id: randomUUID(), token: tokenOf(cookie), cookie }
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
      expires_at: input.now + (input.lifetimeMs ?? absoluteMs),
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
    .innerJoin('merchants as at', 'at.code', 's.merchant')
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
    .where((is) => is.or([is('s.merchant', '=', merchant), is('at.trial_of', '=', merchant)]))
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

/** A use within this time of the last one is not written down. */
export const touchMs = 60_000

/** Puts the idle expiry off, as every use of a session does. */
export async function renewSession(queries: Queries, id: string, now: number): Promise<void> {
  await queries
    .updateTable('sessions')
    .set({
      seen_at: sql<number>`greatest(seen_at, ${now}::bigint)`,
      idle_expires_at: sql<number>`greatest(idle_expires_at, ${now + idleMs}::bigint)`,
    })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Notes a use of a session, at most once a minute. */
export async function touchSession(queries: Queries, session: Session, now: number): Promise<void> {
  if (session.idleExpiresAt - idleMs + touchMs < now) await renewSession(queries, session.id, now)
}

/** Ends a session on the server and tells its streams. */
export async function endSession(trx: Trx, id: string, reason: SessionEnd, now: number): Promise<void> {
  const ended = await trx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst()
  if (!ended) return
  const message = {
    kind: 'session-ended',
    reason: reason === 'expired' ? 'expired' : 'logout',
    session: id,
  } as const
  await push(trx, { memberId: ended.member_id, sessionId: id, message })
}
