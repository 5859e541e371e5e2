import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readOrMakeKeyText } from '@plaza/server-kit'
import type { OutsideKeys } from '@plaza/server-kit'

/** Folder of the keys; each side writes its own pair there, and waits for the other's public one. */
export const keysFolder = (dataDir: string): string => join(dataDir, 'keys')
const ownName = 'vendor-demo'
const operatorName = 'operator'

const readOrNull = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

const newPem = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()

/**
 * The vendor's private key; made, with its public one beside it, when it is missing. With `outside` its file is
 * encrypted, also one that was not.
 * @throws PlainError when the file is encrypted with another key, or with one that is not given.
 */
export async function ownKey(dataDir: string, outside?: OutsideKeys): Promise<KeyObject> {
  const folder = keysFolder(dataDir)
  const path = join(folder, `${ownName}.private.pem`)
  const file = { path, name: 'demo vendor key', outside }
  const privateKey = createPrivateKey(await readOrMakeKeyText(file, () => Promise.resolve(newPem())))
  const pem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' })
  await writeFile(join(folder, `${ownName}.public.pem`), pem)
  return privateKey
}

/** The operator's public key, or null while it has not written it. */
export async function operatorKey(dataDir: string): Promise<KeyObject | null> {
  const pem = await readOrNull(join(keysFolder(dataDir), `${operatorName}.public.pem`))
  // A file that is still being written is not a key yet: it is read again at the next call.
  return pem?.includes('-----END') ? createPublicKey(pem) : null
}
