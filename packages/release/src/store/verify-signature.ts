import { createHash, createPublicKey, verify } from 'node:crypto'
import type { ReleaseSignature } from '@plaza/contract/federation'
import { ReleaseError } from '../kernel/release-error'
import type { KeyPage } from './public-key'
import type { ReleaseName } from './release-store'

/** How a release is named where a revocation lists what it keeps. */
export const nameOf = ({ remote, release }: ReleaseName): string => `${remote}/${release}`

/** The hash by which a revocation lists a release. */
export const documentHash = (json: Buffer): string => createHash('sha256').update(json).digest('hex')

/**
 * Verifies a publisher's signature over the exact bytes of `release.json`: the key must be listed, cover the
 * remote, and not be revoked.
 * @throws ReleaseError `key.untrusted`, `key.scope`, `key.revoked` or `signature.invalid`; `store.unusable` when
 * the store's copy of the key is damaged.
 */
export function verifySignature(
  name: ReleaseName,
  json: Buffer,
  signature: ReleaseSignature,
  { keys, damaged }: KeyPage,
): void {
  const unreadable = damaged.find((candidate) => candidate.key === signature.key)
  if (unreadable) throw new ReleaseError('store.unusable', unreadable.message)
  const key = keys.find((candidate) => candidate.key === signature.key)
  if (!key)
    throw new ReleaseError(
      'key.untrusted',
      `The store does not trust the publisher's key ${signature.key}; a release engineer adds it with \`mfe keys add\`.`,
    )
  if (key.remotes && !key.remotes.includes(name.remote))
    throw new ReleaseError(
      'key.scope',
      `The key ${key.key} (${key.name}) signs ${key.remotes.join(', ')}, not ${name.remote}.`,
    )
  const publicKey = createPublicKey({ key: Buffer.from(key.spki, 'base64'), format: 'der', type: 'spki' })
  if (!verify(null, json, publicKey, Buffer.from(signature.signature, 'base64')))
    throw new ReleaseError(
      'signature.invalid',
      `The signature of ${nameOf(name)} by key ${key.key} does not match its release.json: it was damaged in transit or made by someone else. Publish the build again.`,
    )
  if (key.revoked && !(keeps(key.revoked.keeps, nameOf(name)) === documentHash(json)))
    throw new ReleaseError(
      'key.revoked',
      `The key ${key.key} (${key.name}) was revoked: ${key.revoked.why}. Publish with another one.`,
    )
}

const keeps = (kept: Record<string, string>, name: string): string | undefined =>
  Object.hasOwn(kept, name) ? kept[name] : undefined
