import { walletHeaders, walletSignatureMs } from '@plaza/contract'
import { sign, verify, type KeyObject } from 'node:crypto'

type Headers = Record<string, string | string[] | undefined>

const signed = (timestamp: string, body: string): Buffer => Buffer.from(`${timestamp}.${body}`)

/** Headers that sign a body for a vendor, or as one: RSA-SHA256 of `<timestamp>.<body>` (docs/vendors.md). */
export function signCall(privateKey: KeyObject, body: string, now: number): Record<string, string> {
  const timestamp = String(now)
  return {
    [walletHeaders.timestamp]: timestamp,
    [walletHeaders.signature]: sign('sha256', signed(timestamp, body), privateKey).toString('base64'),
  }
}

/** What a call's signature is worth. */
export type SignatureState = 'fresh' | 'stale' | 'wrong'

/** Whether a body was signed by the holder of a key, and lately; a clock may go a minute before or after ours. */
export function checkSignature(
  publicKey: KeyObject,
  headers: Headers,
  body: string,
  now: number,
): SignatureState {
  const timestamp = headers[walletHeaders.timestamp]
  const signature = headers[walletHeaders.signature]
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return 'wrong'
  if (!/^\d{1,15}$/.test(timestamp) || !/^[A-Za-z0-9+/]{1,1024}={0,2}$/.test(signature)) return 'wrong'
  if (!verify('sha256', signed(timestamp, body), publicKey, Buffer.from(signature, 'base64'))) return 'wrong'
  return Math.abs(now - Number(timestamp)) <= walletSignatureMs ? 'fresh' : 'stale'
}
