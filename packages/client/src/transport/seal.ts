import { CompactEncrypt, importJWK, type JWK } from 'jose'

/** Encrypts a body to the gateway's key as a compact JWE (CALL-4). Loaded when a form gets focus. */
export async function seal(payload: unknown, jwk: JWK, nowMs: number): Promise<string> {
  const key = await importJWK(jwk, 'ECDH-ES')
  const plain = JSON.stringify({ iat: Math.floor(nowMs / 1000), jti: crypto.randomUUID(), payload })
  return new CompactEncrypt(new TextEncoder().encode(plain))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', ...(jwk.kid ? { kid: jwk.kid } : {}) })
    .encrypt(key)
}
