import {
  readVersionedSignature,
  signedText,
  versionedSignature,
  walletHeaders,
  walletSignatureMs,
} from '@plaza/contract/vendors'
import { sign, verify, type KeyObject } from 'node:crypto'

/** A call between a vendor and us, as it is sent. */
export interface VendorCall {
  method: string
  /** Path with its query, as the receiver sees it. */
  path: string
  body: string
}

/** Headers that sign a call to a vendor, or as one (docs/vendors.md, Signing). */
export function signCall(privateKey: KeyObject, call: VendorCall, now: number): Record<string, string> {
  const timestamp = String(now)
  const signature = sign('sha256', Buffer.from(signedText({ ...call, timestamp })), privateKey)
  return {
    [walletHeaders.timestamp]: timestamp,
    [walletHeaders.signature]: versionedSignature(signature.toString('base64')),
  }
}

/** What checking a call's signature found. */
export type SignatureState = 'fresh' | 'stale' | 'wrong'

/** Whether a call was signed by the holder of a key, and recently; its clock may differ from ours by up to a minute. */
export function checkSignature(
  publicKey: KeyObject,
  headers: Record<string, string | string[] | undefined>,
  call: VendorCall,
  now: number,
): SignatureState {
  const timestamp = headers[walletHeaders.timestamp]
  const signature = readVersionedSignature(headers[walletHeaders.signature])
  if (typeof timestamp !== 'string' || !/^\d{1,15}$/.test(timestamp) || signature === null) return 'wrong'
  const text = Buffer.from(signedText({ ...call, timestamp }))
  if (!verify('sha256', text, publicKey, Buffer.from(signature, 'base64'))) return 'wrong'
  return Math.abs(now - Number(timestamp)) <= walletSignatureMs ? 'fresh' : 'stale'
}
