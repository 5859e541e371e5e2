import { createHmac, timingSafeEqual } from 'node:crypto'

/** A signature older than this is refused. */
const maxAgeMs = 5 * 60_000

const mac = (secret: string, body: string, at: number): string =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')

/** Signs a body: `t=<ms>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export const sign = (secret: string, body: string, now: number): string =>
  `t=${now},v1=${mac(secret, body, now)}`

/** Whether a body was signed with the secret, lately. */
export function verifySignature(secret: string, body: string, signature: string, now: number): boolean {
  const match = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(signature)
  if (!match) return false
  const at = Number(match[1])
  const [given, expected] = [Buffer.from(match[2] ?? ''), Buffer.from(mac(secret, body, at))]
  return Math.abs(now - at) <= maxAgeMs && timingSafeEqual(given, expected)
}
