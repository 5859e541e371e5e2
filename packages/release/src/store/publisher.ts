import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { ReleaseSignature } from '@plaza/contract/federation'
import { PlainError, readOrMakeKeyText } from '@plaza/server-kit'
import type { OutsideKeys } from '@plaza/server-kit'
import { ReleaseError } from '../kernel/release-error'
import type { PublicKey } from './public-key'
import { keyIdOf } from './public-key'

/** A holder of a key that signs releases. */
export interface Publisher {
  publicKey: PublicKey
  /** Ed25519 signature over the exact bytes of `release.json`. */
  sign(json: Buffer): ReleaseSignature
}

/**
 * The publisher whose private key is in a file (PEM, readable by its owner alone); the pair is created on first
 * use. `name` is shown in lists of keys, `now` is in ms. With `outside` the file is encrypted, also one that was not.
 * @throws ReleaseError `store.unusable` when the file is not an Ed25519 key, `key.invalid` when it is encrypted with
 * another key, or with one that is not given.
 */
export async function openPublisher(
  path: string,
  name: string,
  now: number,
  outside?: OutsideKeys,
): Promise<Publisher> {
  const file = { path, name: 'publisher key', outside }
  const pem = await readOrMakeKeyText(file, () => Promise.resolve(newPem())).catch((cause: unknown) => {
    throw cause instanceof PlainError ? new ReleaseError('key.invalid', cause.message, { cause }) : cause
  })
  const privateKey = parseKey(path, pem)
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  const key = keyIdOf(spki)
  return {
    publicKey: { key, name, spki: spki.toString('base64'), addedAt: now },
    sign: (json) => ({ key, signature: sign(null, json, privateKey).toString('base64') }),
  }
}

const newPem = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()

function parseKey(path: string, pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch (cause) {
    throw new ReleaseError('store.unusable', `${path} is not a private key. Restore it or delete it.`, {
      cause,
    })
  }
  throw new ReleaseError('store.unusable', `${path} is not an Ed25519 key. Restore it or delete it.`)
}
