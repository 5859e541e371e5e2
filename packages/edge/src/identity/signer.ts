import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs values that browsers keep for the edge, and verifies them. */
export interface Signer {
  /** 22 characters that fit in a cookie. The same parts for another purpose have another signature. */
  sign(purpose: string, parts: readonly string[]): string
  isSigned(signature: string, purpose: string, parts: readonly string[]): boolean
}

/** Signatures by a secret, the first half of an HMAC of SHA-256. */
export function createSigner(secret: Buffer): Signer {
  const macOf = (purpose: string, parts: readonly string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, ...parts]))
      .digest()
      .subarray(0, 16)
  return {
    sign: (purpose, parts) => macOf(purpose, parts).toString('base64url'),
    isSigned(signature, purpose, parts) {
      const given = Buffer.from(signature, 'base64url')
      const own = macOf(purpose, parts)
      return given.length === own.length && timingSafeEqual(given, own)
    },
  }
}
