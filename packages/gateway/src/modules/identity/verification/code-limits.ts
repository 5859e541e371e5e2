import { CallFailure } from '../../../kernel/call-failure'
import type { Queries, Trx, Writes } from '../../../kernel/database/database'
import { countOne, readRate, type RateLimit } from '../../../kernel/security/rate-limit'
import type { GatewaySettings } from '../../../kernel/settings/settings'
import { contactKey, type ContactPoint } from './codes'

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

/** To whom a merchant sends a code. */
type Recipient = ContactPoint & { merchant: string }

/** The bounds of one number or e-mail, and of one address over all of them. */
function sharedBounds(settings: SmsSettings, to: Recipient, address: string): SmsBound[] {
  const contact = `${to.merchant}:${contactKey(to)}`
  return [
    { bucket: `code:contact:${contact}`, rate: { limit: 5, windowMs: hourMs }, freeOfCaptcha: 2 },
    { bucket: `code:contact:day:${contact}`, rate: { limit: 10, windowMs: dayMs } },
    {
      bucket: `code:address:${address}`,
      rate: { limit: settings.smsAddressLimit, windowMs: hourMs },
      freeOfCaptcha: 5,
    },
  ]
}

/** All bounds, always in this order, so that two transactions that count cannot wait for each other. */
function boundsOf(settings: SmsSettings, to: Recipient, address: string): SmsBound[] {
  const shared = sharedBounds(settings, to, address)
  if ('email' in to) return shared
  const addressDayLimit = Math.ceil(settings.smsMerchantLimit * shareOfAnAddress)
  return [
    ...shared,
    {
      bucket: `sms:address:day:${to.merchant}:${address}`,
      rate: { limit: addressDayLimit, windowMs: dayMs },
    },
    merchantBound(settings, to.merchant),
  ]
}

const isFree = ({ freeOfCaptcha }: SmsBound, count: number): boolean =>
  freeOfCaptcha === undefined || count <= freeOfCaptcha

/** Whether the next code needs a captcha; counts nothing. */
export async function codeNeedsCaptcha(
  queries: Queries,
  settings: SmsSettings,
  to: Recipient,
  { address, now }: { address: string; now: number },
): Promise<boolean> {
  for (const bound of boundsOf(settings, to, address)) {
    const { count } = await readRate(queries, bound.bucket, bound.rate, now)
    if (!isFree(bound, count + 1)) return true
  }
  return false
}

/**
 * Counts a code that is to be sent, by number or e-mail, address and, for an SMS, merchant, against those who would bomb a number or run up
 * a bill; counts alike whether or not anybody has the number. Nothing stays counted when the transaction is rolled back.
 * @throws CallFailure `captcha.required` after a few without one, `request.rate.limited` with `retryAt`.
 */
export async function countCode(
  trx: Trx,
  settings: SmsSettings,
  to: Recipient,
  { address, now, hasCaptcha }: { address: string; now: number; hasCaptcha: boolean },
): Promise<void> {
  for (const bound of boundsOf(settings, to, address)) {
    const state = await countOne(trx, bound.bucket, bound.rate, now)
    if (state.isOver) throw new CallFailure('request.rate.limited', { retryAt: state.resetsAt })
    if (!hasCaptcha && !isFree(bound, state.count))
      throw new CallFailure('captcha.required', { captcha: true })
  }
}

/** Counts an SMS that nobody requested towards the merchant's daily limit alone; returns whether it may be sent. */
export async function countSmsOfMerchant(
  queries: Writes,
  settings: SmsSettings,
  merchant: string,
  now: number,
): Promise<boolean> {
  const { bucket, rate } = merchantBound(settings, merchant)
  return !(await countOne(queries, bucket, rate, now)).isOver
}
