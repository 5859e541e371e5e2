import type { Language } from '@plaza/contract/kernel'
import type { Clock } from '../../../kernel/clock'
import type { Trx } from '../../../kernel/database/database'
import { setPasswordHash } from '../directory'
import { tellMember } from '../member'
import { endSessionsOf, forgetDevices, forgetFailures } from '../session'
import { changedNotice } from './changed-notice'

/** The member whose password is set; the session that sets it, if any, continues. */
export interface PasswordOf {
  id: string
  merchant: string
  account: string
  exceptSession?: string
}

/** When it is set, and in which language and whose name its member is told. */
export interface Telling {
  clock: Clock
  merchant: { code: string; name: string }
  language: Language
  now: number
}

/**
 * Sets a password, and tells its member in the inbox and by e-mail: other sessions end, outstanding reset links are void, a lock by failed sign-ins is lifted, known
 * browsers are forgotten, and a forced change is done.
 */
export async function setPassword(
  trx: Trx,
  member: PasswordOf,
  passwordHash: string,
  { clock, merchant, language, now }: Telling,
): Promise<void> {
  await setPasswordHash(trx, member.id, passwordHash, now)
  await trx.deleteFrom('password_links').where('member_id', '=', member.id).execute()
  await forgetFailures(trx, member.merchant, member.account)
  await forgetDevices(trx, member.id)
  await endSessionsOf(trx, member, 'password', now)
  const text = changedNotice(merchant.name)
  await tellMember(trx, clock, { memberId: member.id, merchant, text, language, now })
}
