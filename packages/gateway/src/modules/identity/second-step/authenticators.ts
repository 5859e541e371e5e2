import { randomBytes } from 'node:crypto'
import type { Queries, Trx } from '../../../kernel/database/database'
import { keepText, readKeptText } from '../../../kernel/security/kept-text'
import { removeRecoveryCodes, replaceRecoveryCodes, spendRecoveryCode } from './recovery-codes'
import { base32, fromBase32, matchingStep } from './totp'

/** How long a new secret waits for its first code, ms. */
export const setUpMs = 10 * 60_000
/** Bytes of a secret: those of the hash (RFC 4226, 4). */
const secretBytes = 20

const placeOf = (memberId: string): string => `authenticator ${memberId}`

const rowOf = (queries: Queries, memberId: string) =>
  queries.selectFrom('authenticators').selectAll().where('member_id', '=', memberId)

/** Whether a member is asked for a second step at sign-in. */
export async function hasAuthenticator(queries: Queries, memberId: string): Promise<boolean> {
  const row = await rowOf(queries, memberId).executeTakeFirst()
  return row !== undefined && row.secret !== null
}

/** Begins to set an authenticator up; one that is in use stays until a code of the new one came. Returns the secret, base32. */
export async function beginAuthenticator(trx: Trx, memberId: string, now: number): Promise<string> {
  const secret = base32(randomBytes(secretBytes))
  const pending = {
    pending_secret: await keepText(trx, placeOf(memberId), secret),
    pending_until: now + setUpMs,
  }
  await trx
    .insertInto('authenticators')
    .values({ member_id: memberId, secret: null, confirmed_at: null, ...pending })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(pending))
    .execute()
  return secret
}

/**
 * Confirms the pending authenticator by its first code, which works at sign-in no more. Returns the recovery codes, or null when
 * the code is not one of its, or nothing waits.
 */
export async function confirmAuthenticator(
  trx: Trx,
  memberId: string,
  code: string,
  now: number,
): Promise<string[] | null> {
  const row = await rowOf(trx, memberId).forUpdate().executeTakeFirst()
  if (!row || row.pending_secret === null || (row.pending_until ?? 0) <= now) return null
  const secret = await readKeptText(trx, placeOf(memberId), row.pending_secret)
  const step = matchingStep(fromBase32(secret), code, now)
  if (step === undefined) return null
  await trx
    .updateTable('authenticators')
    .set({
      secret: row.pending_secret,
      last_step: step,
      confirmed_at: now,
      pending_secret: null,
      pending_until: null,
    })
    .where('member_id', '=', memberId)
    .execute()
  return replaceRecoveryCodes(trx, memberId)
}

/**
 * Whether a code proves the second step: one of the authenticator that is newer than the last one, or an unused recovery code.
 * It is used up; of two at once, one gets it.
 */
export async function spendSecondCode(
  trx: Trx,
  memberId: string,
  given: string,
  now: number,
): Promise<boolean> {
  const code = given.trim()
  const row = await rowOf(trx, memberId).forUpdate().executeTakeFirst()
  if (!row || row.secret === null) return false
  if (!/^\d{6}$/.test(code)) return spendRecoveryCode(trx, memberId, code, now)
  const secret = await readKeptText(trx, placeOf(memberId), row.secret)
  const step = matchingStep(fromBase32(secret), code, now)
  if (step === undefined || step <= row.last_step) return false
  await trx.updateTable('authenticators').set({ last_step: step }).where('member_id', '=', memberId).execute()
  return true
}

/** Removes the authenticator of a member with its recovery codes. */
export async function removeAuthenticator(trx: Trx, memberId: string): Promise<void> {
  await trx.deleteFrom('authenticators').where('member_id', '=', memberId).execute()
  await removeRecoveryCodes(trx, memberId)
}
