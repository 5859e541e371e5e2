import { CallFailure } from '../../call-failure'
import type { Trx } from '../../db/database'
import { countOne } from '../../security/rate-limit'
import type { GatewaySettings } from '../../settings'
import type { SmsCodeOwner } from './sms-codes'

const hourMs = 60 * 60_000
/** Codes that one number gets: more is nobody who cannot read theirs. */
const ofANumber = { limit: 5, windowMs: hourMs }

/**
 * Counts a code that is to be sent, by number, address and merchant, against those who would bomb a number or run up
 * a bill; counts alike whether or not anybody has the number.
 * @throws CallFailure `request.rate.limited` with `retryAt`.
 */
export async function countSms(
  trx: Trx,
  settings: Pick<GatewaySettings, 'smsAddressLimit' | 'smsMerchantLimit'>,
  { merchant, diallingCode, mobileNum }: SmsCodeOwner,
  { address, now }: { address: string; now: number },
): Promise<void> {
  const limits = [
    [`sms:number:${merchant}:${diallingCode}:${mobileNum}`, ofANumber],
    [`sms:address:${address}`, { limit: settings.smsAddressLimit, windowMs: hourMs }],
    [`sms:merchant:${merchant}`, { limit: settings.smsMerchantLimit, windowMs: 24 * hourMs }],
  ] as const
  for (const [bucket, limit] of limits) {
    const state = await countOne(trx, bucket, limit, now)
    if (state.isOver) throw new CallFailure('request.rate.limited', { retryAt: state.resetsAt })
  }
}
