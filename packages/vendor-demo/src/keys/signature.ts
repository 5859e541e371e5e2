import {
  readVersionedSignature,
  signedText,
  versionedSignature,
  walletHeaders,
  walletSignatureMs,
  type SignedCall,
} from '@plaza/contract/vendors'
import { sign, verify, type KeyObject } from 'node:crypto'

/** Headers of a signed call (docs/vendors.md, Signing). */
export function signedHeaders(
  call: Omit<SignedCall, 'timestamp'>,
  now: number,
  key: KeyObject,
): Record<string, string> {
  const timestamp = String(now)
  const signature = sign('RSA-SHA256', Buffer.from(signedText({ ...call, timestamp })), key)
  return {
    [walletHeaders.timestamp]: timestamp,
    [walletHeaders.signature]: versionedSignature(signature.toString('base64')),
  }
}

/** Whether a call is signed by the key, and recent. `header` is the raw signature header. */
export function isSigned(call: SignedCall, header: unknown, now: number, key: KeyObject): boolean {
  const signature = readVersionedSignature(header)
  if (signature === null || !/^\d{1,15}$/.test(call.timestamp)) return false
  if (Math.abs(now - Number(call.timestamp)) > walletSignatureMs) return false
  return verify('RSA-SHA256', Buffer.from(signedText(call)), key, Buffer.from(signature, 'base64'))
}
