import type { Trx } from '../../../kernel/database/database'
import { endSessionsOf } from '../../../kernel/security/end-sessions'
import { forgetDevices } from '../../../kernel/security/known-devices'
import { forgetFailures } from '../../../kernel/security/login-attempts'

/** Whose password is set; the session that did it, if any, goes on. */
export interface PasswordOf {
  id: string
  merchant: string
  account: string
  exceptSession?: string
}

/**
 * Sets a password: other sessions end, links that wait in a mailbox work no longer, a lock by failed sign-ins is
 * lifted, no browser is known any more, and nothing has to be changed.
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
  await forgetDevices(trx, member.id)
  await endSessionsOf(trx, member, 'password', now)
}
