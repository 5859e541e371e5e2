import { randomUUID } from 'node:crypto'
import type { Trx } from '../../../kernel/database/database'
import { hasRows } from '../../../kernel/database/has-rows'
import { insertRows } from '../../../kernel/database/insert-rows'
import { hashSecret, newSecret } from '../../../kernel/security/secrets'
import { absoluteMs, idleMs } from './sessions'
import { shortAddress } from './short-address'

/** A sign-in from elsewhere. */
export interface ImportedSignIn {
  memberId: string
  at: number
  ip: string
  userAgent: string
  refusal: string | null
  /** Whether its session is still open; nobody has its cookie. */
  isOpen: boolean
}

/** Whether a merchant has sign-ins. */
export const hasSignIns = hasRows({ table: 'sign_ins' })

/** Adds sign-ins, and sessions that are still open, to a merchant. */
export async function importSignIns(
  trx: Trx,
  merchant: string,
  signIns: readonly ImportedSignIn[],
  now: number,
): Promise<void> {
  const withIds = signIns.map((one) => ({ ...one, sessionId: one.refusal === null ? randomUUID() : null }))
  await insertRows(
    trx,
    'sign_ins',
    withIds.map(({ memberId, at, ip, userAgent, refusal, sessionId }) => ({
      id: randomUUID(),
      merchant,
      member_id: memberId,
      at,
      address: shortAddress(ip),
      user_agent: userAgent,
      session_id: sessionId,
      refusal,
    })),
  )
  await insertRows(
    trx,
    'sessions',
    withIds.flatMap(({ memberId, at, ip, userAgent, isOpen, sessionId }) =>
      isOpen && sessionId !== null
        ? [
            {
              id: sessionId,
              merchant,
              member_id: memberId,
              token_hash: hashSecret(newSecret()),
              cookie_hash: hashSecret(newSecret()),
              created_at: at,
              seen_at: now,
              idle_expires_at: now + idleMs,
              expires_at: at + absoluteMs,
              active_at: at,
              authenticated_at: at,
              address: ip,
              user_agent: userAgent,
            },
          ]
        : [],
    ),
  )
}
