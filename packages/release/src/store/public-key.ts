import { createHash, createPublicKey, verify } from 'node:crypto'
import type { ReleaseSignature } from '@plaza/contract'
import * as z from 'zod/mini'
import { ReleaseError } from '../release-error'

/** A publisher's public key as a store lists it. `spki` is base64 of its DER form. */
export const publicKeySchema = z.object({
  key: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  name: z.string().check(z.maxLength(128)),
  spki: z.string(),
  addedAt: z.int(),
})
export type PublicKey = z.infer<typeof publicKeySchema>

/** Name of a key: the first 16 hex digits of the sha256 of its DER form. */
export const keyIdOf = (spki: Buffer): string => createHash('sha256').update(spki).digest('hex').slice(0, 16)

/**
 * Checks a publisher's signature over the exact bytes of `release.json`.
 * @throws ReleaseError `key.untrusted` or `signature.invalid`.
 */
export function verifySignature(json: Buffer, signature: ReleaseSignature, trusted: PublicKey[]): void {
  const key = trusted.find((candidate) => candidate.key === signature.key)
  if (!key)
    throw new ReleaseError('key.untrusted', `The store does not trust the publisher's key ${signature.key}.`)
  const publicKey = createPublicKey({ key: Buffer.from(key.spki, 'base64'), format: 'der', type: 'spki' })
  if (!verify(null, json, publicKey, Buffer.from(signature.signature, 'base64')))
    throw new ReleaseError(
      'signature.invalid',
      `The signature of key ${signature.key} does not fit release.json.`,
    )
}
