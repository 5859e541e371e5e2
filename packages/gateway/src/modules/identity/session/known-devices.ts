import type { FastifyRequest } from 'fastify'
import { createHmac } from 'node:crypto'
import { readSecret } from '../../../kernel/security/shared-secret'
import type { Trx, Writes } from '../../../kernel/database/database'
import { isSameHash } from '../../../kernel/security/code-hash'
import { findByAccount } from '../directory'
import { exclusionOf } from '../protection'
import { deviceMs, readDeviceCookie } from './device-cookie'
import { hashSecret, newSecret } from '../../../kernel/security/secrets'

async function signatureOf(queries: Writes, secret: string): Promise<string> {
  const key = await readSecret(queries, 'devices')
  return createHmac('sha256', key).update(secret).digest('base64url')
}

/** How a device is stored; undefined for a cookie that this gateway has not signed. */
async function hashOf(queries: Writes, cookie: string | undefined): Promise<string | undefined> {
  const [secret, signature, ...more] = cookie?.split('.') ?? []
  if (!secret || !signature || more.length > 0) return undefined
  return isSameHash(signature, await signatureOf(queries, secret)) ? hashSecret(secret) : undefined
}

/**
 * The bucket for an account's attempts in this browser, if the account has signed in here before; null otherwise, also
 * for unknown names.
 */
export async function knownDevice(
  queries: Writes,
  cookie: string | undefined,
  { merchant, username, now }: { merchant: string; username: string; now: number },
): Promise<string | null> {
  const hash = await hashOf(queries, cookie)
  if (hash === undefined) return null
  const known = await queries
    .selectFrom('known_devices')
    .select('member_id')
    .where('device_hash', '=', hash)
    .where('expires_at', '>', now)
    .execute()
  if (known.length === 0) return null
  const member = await findByAccount(queries, merchant, username)
  return known.some(({ member_id: id }) => id === member?.id) ? hash : null
}

/**
 * Remembers that a member signed in in a browser and returns its new cookie. Each sign-in changes the cookie, so that a
 * planted or copied one is worthless afterwards; other accounts that the browser knows are kept.
 */
export async function rememberDevice(
  trx: Trx,
  cookie: string | undefined,
  memberId: string,
  now: number,
): Promise<string> {
  const secret = newSecret()
  const device_hash = hashSecret(secret)
  const last = await hashOf(trx, cookie)
  if (last !== undefined)
    await trx.updateTable('known_devices').set({ device_hash }).where('device_hash', '=', last).execute()
  const expires_at = now + deviceMs
  await trx
    .insertInto('known_devices')
    .values({ device_hash, member_id: memberId, expires_at })
    .onConflict((conflict) => conflict.columns(['device_hash', 'member_id']).doUpdateSet({ expires_at }))
    .execute()
  return `${secret}.${await signatureOf(trx, secret)}`
}

/** Whether somebody who takes a break from play has signed in in a browser: it offers no play without an account (RG-8). */
export async function isBreakKnownHere(
  queries: Writes,
  request: FastifyRequest,
  now: number,
): Promise<boolean> {
  const hash = await hashOf(queries, readDeviceCookie(request))
  if (hash === undefined) return false
  const known = await queries
    .selectFrom('known_devices')
    .select('member_id')
    .where('device_hash', '=', hash)
    .where('expires_at', '>', now)
    .execute()
  for (const { member_id: id } of known) if (await exclusionOf(queries, id, now)) return true
  return false
}

/** Forgets every browser of a member, because somebody else may have signed in with the former password. */
export async function forgetDevices(trx: Trx, memberId: string): Promise<void> {
  await trx.deleteFrom('known_devices').where('member_id', '=', memberId).execute()
}
