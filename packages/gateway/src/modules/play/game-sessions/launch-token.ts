import { launchTokenMs } from '@plaza/contract/vendors'
import { createHmac, randomBytes } from 'node:crypto'
import type { Trx } from '../../../kernel/database/database'
import { hashSecret } from '../../../kernel/security/secrets'
import type { GameSessionRow } from './tables'

const tokenOf = (secret: string, gameSession: string, salt: string): string =>
  createHmac('sha256', secret).update(`${gameSession}.${salt}`).digest('base64url')

/**
 * A launch token of a game session, which works once within 60 s. Requesting it again while it is unused and valid returns
 * the same token. Only its hash is stored, so it is derived from a secret that the gateways share.
 */
export async function launchToken(
  trx: Trx,
  gameSession: string,
  secret: string,
  now: number,
): Promise<string> {
  const alive = await trx
    .selectFrom('launch_tokens')
    .select('salt')
    .where('sitting_id', '=', gameSession)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (alive) return tokenOf(secret, gameSession, alive.salt)
  const salt = randomBytes(16).toString('base64url')
  const token = tokenOf(secret, gameSession, salt)
  await trx
    .insertInto('launch_tokens')
    .values({
      token_hash: hashSecret(token),
      sitting_id: gameSession,
      salt,
      created_at: now,
      expires_at: now + launchTokenMs,
      used_at: null,
      wallet_session: null,
    })
    .execute()
  return token
}

/** A launch token as its vendor presents it. */
export interface PresentedToken {
  token: string
  /** The vendor that presents it, and the merchants at which it is known. */
  vendor: string
  sites: string[]
  /** Of the browser that the game runs in. */
  userAgent: string
  /** What the vendor calls its session from now on. */
  walletSession: string
}

/** Uses up a valid token on the device that it was issued for; undefined when it is not valid, or not any more. */
export function spendLaunchToken(
  trx: Trx,
  { token, vendor, sites, userAgent, walletSession }: PresentedToken,
  now: number,
): Promise<GameSessionRow | undefined> {
  return trx
    .updateTable('launch_tokens as t')
    .from('play_sittings as s')
    .set({ used_at: now, wallet_session: walletSession })
    .whereRef('s.id', '=', 't.sitting_id')
    .where('t.token_hash', '=', hashSecret(token))
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', now)
    .where('s.vendor', '=', vendor)
    .where('s.site', 'in', sites)
    .where('s.device_hash', '=', hashSecret(userAgent))
    .where('s.ended_at', 'is', null)
    .returningAll('s')
    .executeTakeFirst()
}
