import { CompactEncrypt, importJWK } from 'jose'
import { randomUUID } from 'node:crypto'
import type { Gateway } from '../kernel/gateway'

/** A body as the browser's client seals it, with the headers that go with it. */
export async function seal(
  gateway: Gateway,
  payload: unknown,
  given: { iat?: number; jti?: string } = {},
): Promise<{ payload: string; headers: Record<string, string> }> {
  const jwk = gateway.seals.jwks.keys[0]
  if (!jwk?.kid) throw new Error('no sealing key')
  const body = { iat: Math.floor(gateway.clock.now() / 1_000), jti: randomUUID(), payload, ...given }
  const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid })
    .encrypt(await importJWK(jwk, 'ECDH-ES'))
  return { payload: jwe, headers: { 'content-type': 'application/jose', encryption: 'jwe' } }
}
