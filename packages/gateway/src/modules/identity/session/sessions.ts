import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Queries, Trx, Writes } from '../../../kernel/database/database'
import type { Session } from '../../../kernel/http/call-context'
import type { Living } from '../../../kernel/http/sessions'
import { pushEvent } from '../../../kernel/stream/push'
import { activeTouchMs, moneyIdleMs } from '../../../kernel/security/presence'
import { hashSecret, newSecret } from '../../../kernel/security/secrets'

/** A session that is unused for this time ends; use renews it. */
export const idleMs = 12 * 60 * 60_000
/** However much used, a session ends then at the latest; a merchant may set less. */
export const absoluteMs = 30 * 24 * 60 * 60_000

/** Why a session ended. */
export type SessionEnd =
  | 'logout'
  | 'expired'
  | 'other-device'
  | 'login'
  | 'password'
  | 'excluded'
  | 'closed'
  | 'blocked'

export interface NewSession {
  id: string
  /** The specification's `token`; it names the session but grants nothing. */
  token: string
  /** Value of the HttpOnly cookie: the authority. */
  cookie: string
}

/**
 * The token that belongs to a cookie: derived from it, so that it can be returned again, and useless for finding the
 * cookie.
 */
export const tokenOf = (cookie: string): string =>
  createHmac('sha256', cookie).update('token').digest('base64url')

/** Opens a session: both secrets are new, and only their hashes are stored (ASVS 7.2). */
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
    /** For withdrawing alone (RG-8). */
    isLimited?: boolean
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
      active_at: input.now,
      authenticated_at: input.now,
      is_limited: input.isLimited ?? false,
      address: input.address,
      user_agent: input.userAgent.slice(0, 256),
    })
    .execute()
  return session
}

/** A use within this time of the last one is not written down. */
export const touchMs = 60_000

/** Puts the idle expiry off, as every use of a session does. */
export async function renewSession(queries: Writes, id: string, now: number): Promise<void> {
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

/**
 * Notes a use of a session, at most once a minute; and that its member did something, unless the last time is too long
 * ago: from then on only the password brings it back.
 */
export async function touchSession(
  queries: Writes,
  session: Session,
  { now, isOwnAct }: { now: number; isOwnAct: boolean },
): Promise<void> {
  if (session.idleExpiresAt - idleMs + touchMs < now) await renewSession(queries, session.id, now)
  if (!isOwnAct || session.activeAt + activeTouchMs > now || session.activeAt + moneyIdleMs <= now) return
  await queries
    .updateTable('sessions')
    .set({ active_at: sql<number>`greatest(active_at, ${now}::bigint)` })
    .where('id', '=', session.id)
    .where('active_at', '>', now - moneyIdleMs)
    .execute()
}

/** How long what was sent with the secrets before still reads. */
const formerMs = 10_000

/**
 * Gives a session new secrets after its member has authenticated again; the former ones end (ASVS 7.2.4). Its id and
 * its streams stay.
 */
export async function reopenSession(
  trx: Trx,
  id: string,
  { now, longestMs }: Living,
): Promise<Pick<NewSession, 'token' | 'cookie'>> {
  const cookie = newSecret()
  const token = tokenOf(cookie)
  await trx
    .updateTable('sessions')
    .set({
      former_cookie_hash: sql<string>`cookie_hash`,
      former_until: now + formerMs,
      cookie_hash: hashSecret(cookie),
      token_hash: hashSecret(token),
      seen_at: now,
      active_at: now,
      authenticated_at: now,
      idle_expires_at: now + idleMs,
      expires_at: now + longestMs,
    })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
  return { token, cookie }
}

/**
 * How pages learn of an end: one that was no sign-out offers to sign in again, which says why it cannot be
 * during a break; one that was ended on another device, or by a break, says so.
 */
export const reasonToPages = (
  reason: string | null,
): { reason: 'expired' | 'logout'; by?: 'other-device' | 'break' } => ({
  reason: reason === 'expired' || reason === 'excluded' || reason === 'blocked' ? 'expired' : 'logout',
  ...((reason === 'other-device' || reason === 'password') && { by: 'other-device' }),
  ...(reason === 'excluded' && { by: 'break' }),
})

/** Ends a session on the server and closes its streams. */
export async function endSession(trx: Trx, id: string, reason: SessionEnd, now: number): Promise<void> {
  const ended = await trx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst()
  if (!ended) return
  const payload = { ...reasonToPages(reason), session: id }
  await pushEvent(trx, ended.member_id, 'session:ended', payload, { sessionId: id, isLast: true })
}

/** Whether a session has neither been ended nor reached its last day, however long it has been idle. */
export async function isSignedIn(queries: Queries, id: string, now: number): Promise<boolean> {
  const row = await queries
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}
