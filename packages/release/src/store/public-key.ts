import { createHash, createPublicKey } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { epochMsSchema } from '@plaza/contract/kernel'
import { remoteNameSchema } from '@plaza/contract/federation'
import { revocationSchema } from '@plaza/contract/release'
import * as z from 'zod/mini'
import { ReleaseError } from '../kernel/release-error'
import { keyFault } from './key-fault'

/** A publisher's public key as a store lists it. `spki` is base64 of its DER form. */
export const publicKeySchema = z.object({
  key: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  name: z.string().check(z.maxLength(128)),
  spki: z.string(),
  addedAt: epochMsSchema,
  /** What it may sign; anything when absent. */
  remotes: z.optional(z.array(remoteNameSchema)),
})
export type PublicKey = z.infer<typeof publicKeySchema>

/** A revoked key: it signs nothing new, and releases stored before stay valid by name and hash. */
export const keyRevocationSchema = z.extend(revocationSchema, {
  /** `remote/release` → sha256 of the `release.json` that remains valid. */
  keeps: z.record(z.string(), z.string()),
})
export type KeyRevocation = z.infer<typeof keyRevocationSchema>

/** A listed key, with its revocation if there is one. */
export type ListedKey = PublicKey & { revoked?: KeyRevocation }

/** What a store has of keys; `damaged` are those that cannot be read: what they signed cannot be judged. */
export interface KeyPage {
  keys: ListedKey[]
  damaged: { key: string; message: string }[]
}

/** Name of a key: the first 16 hex digits of the sha256 of its DER form. */
export const keyIdOf = (spki: Buffer): string => createHash('sha256').update(spki).digest('hex').slice(0, 16)

/** A listed key as the PEM text that it is handed on in. */
export const pemOf = ({ spki }: Pick<PublicKey, 'spki'>): string =>
  createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' })
    .export({ format: 'pem', type: 'spki' })
    .toString()

/**
 * Reads a public key from a PEM text of a public or a private key.
 * @throws ReleaseError `key.invalid` when the text has no Ed25519 key.
 */
export function readPublicKey(
  pem: string,
  facts: Pick<PublicKey, 'name' | 'addedAt' | 'remotes'>,
): PublicKey {
  const key = parsePublicKey(pem)
  if (key.asymmetricKeyType !== 'ed25519')
    throw new ReleaseError(
      'key.invalid',
      `This is a key of the kind ${key.asymmetricKeyType ?? 'unknown'}. Use an Ed25519 key.`,
    )
  const spki = key.export({ format: 'der', type: 'spki' })
  return { key: keyIdOf(spki), spki: spki.toString('base64'), ...facts }
}

function parsePublicKey(pem: string): KeyObject {
  try {
    return createPublicKey(pem)
  } catch (cause) {
    throw new ReleaseError('key.invalid', keyFault(pem), { cause })
  }
}
