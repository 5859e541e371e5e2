import { walletHeaders, walletSignatureMs } from '@plaza/contract'
import { sign, verify, type KeyObject } from 'node:crypto'

const signed = (timestamp: string, body: string) => Buffer.from(`${timestamp}.${body}`)

/** Headers of a signed call: RSA-SHA256 of `<timestamp>.<body>`. */
export function signedHeaders(body: string, now: number, key: KeyObject): Record<string, string> {
  const timestamp = String(now)
  return {
    [walletHeaders.timestamp]: timestamp,
    [walletHeaders.signature]: sign('RSA-SHA256', signed(timestamp, body), key).toString('base64'),
  }
}

/** Whether a call is signed by the key, and recent. */
export function isSigned(
  { timestamp, signature, body }: { timestamp: string; signature: string; body: string },
  now: number,
  key: KeyObject,
): boolean {
  if (!/^\d{1,16}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > walletSignatureMs) return false
  return verify('RSA-SHA256', signed(timestamp, body), key, Buffer.from(signature, 'base64'))
}
