import type { Language } from '@plaza/contract/kernel'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext } from '../../../kernel/http/call-context'
import { countOne } from '../../../kernel/security/rate-limit'
import { hasFlag } from '../../../kernel/http/request-merchant'
import { diallingCodeOf, mobileNumberOf } from '../contacts'
import { findByMobile, refuseBlocked } from '../directory'
import { checkCode, spendCode } from '../verification'
import { checkForMerchant } from './check-for-merchant'
import { setPassword } from './set-password'

/** Tries of one address, whatever the numbers. */
const addressLimit = { limit: 60, windowMs: 15 * 60_000 }

/** What the form of FORGOT-3 sends. */
export interface PhoneReset {
  newPassword: string
  mobileNum: string
  countryDialingCode?: string | undefined
  verificationCode: string
  /** The language in which the member is told. */
  language: Language
}

/**
 * Sets a password by an SMS code; a refused password does not use the code up. An unknown number is answered like a
 * wrong code.
 * @throws CallFailure `feature.off` without PASSVERIFY3, `sms.code.*`, `modify.new.old.same`, `password.weak`,
 * `member.blocked`, `member.closed`, `request.rate.limited`.
 */
export async function resetByPhone(
  { db, hasher, clock }: Gateway,
  { merchant, now, address }: CallContext,
  given: PhoneReset,
): Promise<{ userName: string }> {
  if (!hasFlag(merchant, 'PASSVERIFY3')) throw new CallFailure('feature.off')
  const rate = await countOne(db.write, `password:phone:${address}`, addressLimit, now)
  if (rate.isOver) throw new CallFailure('request.rate.limited', { retryAt: rate.resetsAt })
  const number = mobileNumberOf(given.mobileNum, diallingCodeOf(given.countryDialingCode))
  const owner = { merchant: merchant.code, purpose: 'password', ...number } as const
  await checkCode(db, owner, given.verificationCode, now)
  const member = await findByMobile(db.read, merchant.code, number)
  if (!member) throw new CallFailure('sms.code.wrong')
  refuseBlocked(member)
  checkForMerchant(merchant, given.newPassword, member)
  if (await hasher.verify(given.newPassword, member.password_hash))
    throw new CallFailure('modify.new.old.same')
  const hash = await hasher.hash(given.newPassword)
  await db.transaction(async (trx) => {
    await spendCode(trx, owner, given.verificationCode, now)
    await setPassword(trx, member, hash, { clock, merchant, language: given.language, now })
  })
  return { userName: member.account }
}
