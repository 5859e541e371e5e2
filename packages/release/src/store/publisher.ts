import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ReleaseSignature } from '@plaza/contract/federation'
import { isSystemError, ReleaseError } from '../release-error'
import { realDisk } from './disk'
import { createExclusively } from './durable-files'
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
 * use. `name` is shown in lists of keys, `now` is in ms.
 * @throws ReleaseError `store.unusable` when the file is not an Ed25519 key.
 */
export async function openPublisher(path: string, name: string, now: number): Promise<Publisher> {
  const privateKey = await readKey(path).catch(async (error: unknown) => {
    if (!isSystemError(error, 'ENOENT')) throw error
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const pair = generateKeyPairSync('ed25519')
    const pem = pair.privateKey.export({ format: 'pem', type: 'pkcs8' })
    await createExclusively(realDisk, path, Buffer.from(pem), 0o600)
    return readKey(path)
  })
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  const key = keyIdOf(spki)
  return {
    publicKey: { key, name, spki: spki.toString('base64'), addedAt: now },
    sign: (json) => ({ key, signature: sign(null, json, privateKey).toString('base64') }),
  }
}

async function readKey(path: string): Promise<KeyObject> {
  const pem = await readFile(path)
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
