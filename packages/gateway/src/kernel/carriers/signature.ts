import { signedText, type SignedCall } from '@plaza/contract/vendors'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** A signature older than this is refused. */
const maxAgeMs = 5 * 60_000

const mac = (secret: string, call: SignedCall): string =>
  createHmac('sha256', secret).update(signedText(call)).digest('hex')

/** Signs a call: `t=<ms>,v2=<HMAC-SHA256 of signedText in hex>`. */
export const sign = (secret: string, call: Omit<SignedCall, 'timestamp'>, now: number): string =>
  `t=${now},v2=${mac(secret, { ...call, timestamp: String(now) })}`

/** Whether a call was signed with the secret, lately. */
export function verifySignature(
  secret: string,
  call: Omit<SignedCall, 'timestamp'>,
  signature: string,
  now: number,
): boolean {
  const match = /^t=(\d{1,15}),v2=([0-9a-f]{64})$/.exec(signature)
  const [, timestamp = '', given = ''] = match ?? []
  if (!match || Math.abs(now - Number(timestamp)) > maxAgeMs) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(mac(secret, { ...call, timestamp })))
}
