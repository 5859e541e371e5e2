import type { Trx } from '../../db/database'
import { endSessionsOf } from '../../security/end-sessions'
import { forgetFailures } from '../../security/login-failures'

/** Whose password is set; the session that did it, if any, goes on. */
export interface PasswordOf {
  id: string
  merchant: string
  account: string
  exceptSession?: string
}

/**
 * Sets a password: other sessions end, links that wait in a mailbox work no longer, a lock by failed sign-ins is
 * lifted, and nothing has to be changed any more.
 */
export async function setPassword(
  trx: Trx,
  member: PasswordOf,
  passwordHash: string,
  now: number,
): Promise<void> {
  await trx
    .updateTable('members')
    .set({ password_hash: passwordHash, must_change_password: false })
    .where('id', '=', member.id)
    .execute()
  await trx.deleteFrom('password_links').where('member_id', '=', member.id).execute()
  await forgetFailures(trx, member.merchant, member.account)
  await endSessionsOf(trx, member, 'password', now)
}
