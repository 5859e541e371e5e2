import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Folder of the keys; each side writes its own pair there, and waits for the other's public one. */
export const keysFolder = (dataDir: string): string => join(dataDir, 'keys')
const ownName = 'vendor-demo'
const operatorName = 'operator'

const readOrNull = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

/** The vendor's private key; made, with its public one beside it, when it is missing. */
export async function ownKey(dataDir: string): Promise<KeyObject> {
  const folder = keysFolder(dataDir)
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${ownName}.private.pem`)
  const kept = await readOrNull(file)
  const privateKey =
    kept === null ? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey : createPrivateKey(kept)
  if (kept === null) {
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
    await writeFile(file, pem, { mode: 0o600, flag: 'wx' })
  }
  const pem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' })
  await writeFile(join(folder, `${ownName}.public.pem`), pem)
  return privateKey
}

/** The operator's public key, or null while it has not written it. */
export async function operatorKey(dataDir: string): Promise<KeyObject | null> {
  const pem = await readOrNull(join(keysFolder(dataDir), `${operatorName}.public.pem`))
  // A file that is being written is no key yet: it is read again at the next call.
  return pem?.includes('-----END') ? createPublicKey(pem) : null
}
