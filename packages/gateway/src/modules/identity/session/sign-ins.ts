import { signInsKeptMs, type SignInRecord } from '@plaza/contract/identity'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import type { Queries, Writes } from '../../../kernel/database/database'
import type { Page } from '../../../kernel/pages'
import { deviceOf } from './device-of'
import { shortAddress } from './short-address'
import type { SignInRow } from './tables'

/** One attempt to sign in to an account. */
export interface SignInAttempt {
  merchant: string
  memberId: string
  now: number
  /** The full address, which is not kept. */
  ip: string
  request: Pick<FastifyRequest, 'headers'>
  /** The session that it opened; null when it was refused. */
  sessionId: string | null
  /** The code with which it was refused. */
  refusal: string | null
}

/** Keeps an attempt for its member, with the shortened address alone (SECURITY-2). */
export async function keepSignIn(queries: Writes, attempt: SignInAttempt): Promise<void> {
  await queries
    .insertInto('sign_ins')
    .values({
      id: randomUUID(),
      merchant: attempt.merchant,
      member_id: attempt.memberId,
      at: attempt.now,
      address: shortAddress(attempt.ip),
      user_agent: (attempt.request.headers['user-agent'] ?? '').slice(0, 256),
      session_id: attempt.sessionId,
      refusal: attempt.refusal,
    })
    .execute()
}

const shown = (row: SignInRow): SignInRecord => ({
  id: row.id,
  at: row.at,
  refusal: row.refusal,
  device: deviceOf(row.user_agent),
  address: row.address,
})

const attemptsOf = (queries: Queries, memberId: string, now: number) =>
  queries
    .selectFrom('sign_ins')
    .where('member_id', '=', memberId)
    .where('at', '>', now - signInsKeptMs)

/** Attempts of the last 90 days, newest first, and how many there are. */
export async function readSignIns(
  queries: Queries,
  memberId: string,
  { page, now }: { page: Page; now: number },
): Promise<{ signIns: SignInRecord[]; total: number }> {
  const rows = await attemptsOf(queries, memberId, now)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total } = await attemptsOf(queries, memberId, now)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return { signIns: rows.map(shown), total }
}

/** The last sign-in before that of a session, or that one where there was no other. */
export async function lastSignIn(
  queries: Queries,
  memberId: string,
  { sessionId, now }: { sessionId: string; now: number },
): Promise<SignInRecord | null> {
  const row = await attemptsOf(queries, memberId, now)
    .selectAll()
    .where('refusal', 'is', null)
    .orderBy(sql`session_id = ${sessionId}`)
    .orderBy('at', 'desc')
    .executeTakeFirst()
  return row ? shown(row) : null
}

/** The last sign-in before that of a session; null where there was none. */
export async function signInBefore(
  queries: Queries,
  memberId: string,
  { sessionId, now }: { sessionId: string; now: number },
): Promise<SignInRecord | null> {
  const record = await attemptsOf(queries, memberId, now)
    .selectAll()
    .where('refusal', 'is', null)
    .where('session_id', '<>', sessionId)
    .orderBy('at', 'desc')
    .executeTakeFirst()
  return record ? shown(record) : null
}
