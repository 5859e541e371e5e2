import { CallFailure } from '../../../kernel/call-failure'
import type { Queries, Trx } from '../../../kernel/database/database'
import { countOne, readRate, type RateLimit } from '../../../kernel/security/rate-limit'
import type { GatewaySettings } from '../../../kernel/settings/settings'
import type { SmsCodeOwner } from './sms-codes'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
/** An address gets at most this share of what a merchant may send in a day. */
const shareOfAnAddress = 1 / 20
/** After this share of a merchant's day everybody needs a captcha. */
const shareBeforeCaptcha = 1 / 2

type SmsSettings = Pick<GatewaySettings, 'smsAddressLimit' | 'smsMerchantLimit'>

/** One limit on SMS, and how many are sent under it before a captcha is required. */
interface SmsBound {
  bucket: string
  rate: RateLimit
  freeOfCaptcha?: number
}

const merchantBound = ({ smsMerchantLimit }: SmsSettings, merchant: string): SmsBound => ({
  bucket: `sms:merchant:${merchant}`,
  rate: { limit: smsMerchantLimit, windowMs: dayMs },
  freeOfCaptcha: Math.floor(smsMerchantLimit * shareBeforeCaptcha),
})

/** All bounds, always in this order, so that two transactions that count cannot wait for each other. */
function boundsOf(
  settings: SmsSettings,
  { merchant, diallingCode, mobileNum }: SmsCodeOwner,
  address: string,
): SmsBound[] {
  const number = `${merchant}:${diallingCode}:${mobileNum}`
  const addressDayLimit = Math.ceil(settings.smsMerchantLimit * shareOfAnAddress)
  return [
    { bucket: `sms:number:${number}`, rate: { limit: 5, windowMs: hourMs }, freeOfCaptcha: 2 },
    { bucket: `sms:number:day:${number}`, rate: { limit: 10, windowMs: dayMs } },
    {
      bucket: `sms:address:${address}`,
      rate: { limit: settings.smsAddressLimit, windowMs: hourMs },
      freeOfCaptcha: 5,
    },
    { bucket: `sms:address:day:${merchant}:${address}`, rate: { limit: addressDayLimit, windowMs: dayMs } },
    merchantBound(settings, merchant),
  ]
}

const isFree = ({ freeOfCaptcha }: SmsBound, count: number): boolean =>
  freeOfCaptcha === undefined || count <= freeOfCaptcha

/** Whether the next code needs a captcha; counts nothing. */
export async function smsNeedsCaptcha(
  queries: Queries,
  settings: SmsSettings,
  owner: SmsCodeOwner,
  { address, now }: { address: string; now: number },
): Promise<boolean> {
  for (const bound of boundsOf(settings, owner, address)) {
    const { count } = await readRate(queries, bound.bucket, bound.rate, now)
    if (!isFree(bound, count + 1)) return true
  }
  return false
}

/**
 * Counts a code that is to be sent, by number, address and merchant, against those who would bomb a number or run up
 * a bill; counts alike whether or not anybody has the number. Nothing stays counted when the transaction is rolled back.
 * @throws CallFailure `captcha.required` after a few without one, `request.rate.limited` with `retryAt`.
 */
export async function countSms(
  trx: Trx,
  settings: SmsSettings,
  owner: SmsCodeOwner,
  { address, now, hasCaptcha }: { address: string; now: number; hasCaptcha: boolean },
): Promise<void> {
  for (const bound of boundsOf(settings, owner, address)) {
    const state = await countOne(trx, bound.bucket, bound.rate, now)
    if (state.isOver) throw new CallFailure('request.rate.limited', { retryAt: state.resetsAt })
    if (!hasCaptcha && !isFree(bound, state.count))
      throw new CallFailure('captcha.required', { captcha: true })
  }
}

/** Counts an SMS that nobody requested towards the merchant's daily limit alone; returns whether it may be sent. */
export async function countSmsOfMerchant(
  queries: Queries,
  settings: SmsSettings,
  merchant: string,
  now: number,
): Promise<boolean> {
  const { bucket, rate } = merchantBound(settings, merchant)
  return !(await countOne(queries, bucket, rate, now)).isOver
}
