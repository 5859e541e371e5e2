import type { Trx } from '../../../kernel/database/database'
import { setPasswordHash } from '../directory'
import { endSessionsOf, forgetDevices, forgetFailures } from '../session'

/** The member whose password is set; the session that sets it, if any, continues. */
export interface PasswordOf {
  id: string
  merchant: string
  account: string
  exceptSession?: string
}

/**
 * Sets a password: other sessions end, outstanding reset links are void, a lock by failed sign-ins is lifted, known
 * browsers are forgotten, and a forced change is done.
 */
export async function setPassword(
  trx: Trx,
  member: PasswordOf,
  passwordHash: string,
  now: number,
): Promise<void> {
  await setPasswordHash(trx, member.id, passwordHash, now)
  await trx.deleteFrom('password_links').where('member_id', '=', member.id).execute()
  await forgetFailures(trx, member.merchant, member.account)
  await forgetDevices(trx, member.id)
  await endSessionsOf(trx, member, 'password', now)
}
