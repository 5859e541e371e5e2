import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext } from '../../../kernel/http/call-context'
import { hasFlag } from '../../../kernel/http/request-merchant'
import { diallingCodeOf, mobileNumberOf } from '../contacts'
import { findByMobile, refuseBlocked, type FoundMember } from '../directory'
import { checkCode, type SmsCodeOwner } from '../verification'
import { countAddress } from './sign-in'

/**
 * The member of a mobile number and the code sent to it (LOGIN-1); the caller uses the code up. An unknown number is
 * answered like a wrong code.
 * @throws CallFailure `feature.off` without MOBILEVERCODELOGIN3, `sms.code.*`, `request.rate.limited`,
 * `member.blocked`, `member.closed`.
 */
export async function smsSignIn(
  gateway: Gateway,
  context: CallContext,
  given: { username: string; password: string; countryDialingCode?: string | undefined },
): Promise<{ member: FoundMember; owner: SmsCodeOwner }> {
  const { merchant, now } = context
  if (!hasFlag(merchant, 'MOBILEVERCODELOGIN3')) throw new CallFailure('feature.off')
  await countAddress(gateway, context)
  const number = mobileNumberOf(given.username, diallingCodeOf(given.countryDialingCode))
  const owner = { merchant: merchant.code, purpose: 'noLogin', ...number } as const
  await checkCode(gateway.db, owner, given.password, now)
  const member = await findByMobile(gateway.db.read, merchant.code, number)
  if (!member) throw new CallFailure('sms.code.wrong')
  refuseBlocked(member)
  return { member, owner }
}
