import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** A message older or newer than this is refused, ms. */
const maxAgeMs = 5 * 60_000

const macOf = (secret: string, text: string): Buffer =>
  createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(text)
    .digest()

/** The headers of a message by the Standard Webhooks specification, signed at `at`, ms. */
export function webhookHeaders(secret: string, id: string, body: string, at: number): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000))
  const mac = macOf(secret, `${id}.${timestamp}.${body}`).toString('base64')
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${mac}`,
  }
}

/**
 * Whether a message is the provider's, by the Standard Webhooks specification: one of its `v1` signatures is the
 * HMAC-SHA256 of id, timestamp and body with the secret (`whsec_` and base64), and it was signed lately. `now` in ms.
 */
export function isWebhook(secret: string, headers: IncomingHttpHeaders, body: string, now: number): boolean {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => headers[name],
  )
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') return false
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now - Number(timestamp) * 1000) > maxAgeMs) return false
  const mine = macOf(secret, `${id}.${timestamp}.${body}`)
  return signatures.split(' ').some((one) => {
    const given = Buffer.from(one.replace(/^v1,/, ''), 'base64')
    return one.startsWith('v1,') && given.length === mine.length && timingSafeEqual(given, mine)
  })
}
