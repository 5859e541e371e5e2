import { launchTokenMs } from '@plaza/contract'
import { createHmac, randomBytes } from 'node:crypto'
import type { Trx } from '../../../kernel/database/database'
import { hashSecret } from '../../../kernel/security/secrets'

const tokenOf = (secret: string, sitting: string, salt: string): string =>
  createHmac('sha256', secret).update(`${sitting}.${salt}`).digest('base64url')

/**
 * A launch token of a sitting: works once, within 60 s. Asked for again while it is unused and alive, it is the same;
 * only its hash is kept, so it is derived from a secret of the gateways.
 */
export async function launchToken(trx: Trx, sitting: string, secret: string, now: number): Promise<string> {
  const alive = await trx
    .selectFrom('launch_tokens')
    .select('salt')
    .where('sitting_id', '=', sitting)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (alive) return tokenOf(secret, sitting, alive.salt)
  const salt = randomBytes(16).toString('base64url')
  const token = tokenOf(secret, sitting, salt)
  await trx
    .insertInto('launch_tokens')
    .values({
      token_hash: hashSecret(token),
      sitting_id: sitting,
      salt,
      created_at: now,
      expires_at: now + launchTokenMs,
      used_at: null,
      wallet_session: null,
    })
    .execute()
  return token
}
