import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PlainError } from '@plaza/server-kit'
import type { GatewaySettings } from '../settings/settings'

/** A key from outside of the database, which encrypts the private keys inside. */
export interface OutsideKey {
  /** Identifies a key without revealing the secret. */
  id: string
  /** 32 bytes. */
  secret: Uint8Array
}

/** The key that wraps, and the former one, which unwraps until everything is wrapped by the new one. */
export interface OutsideKeys {
  current: OutsideKey
  former: OutsideKey | undefined
}

type KeySettings = Pick<
  GatewaySettings,
  'keyEncryptionKey' | 'keyEncryptionKeyFile' | 'formerKeyEncryptionKey' | 'isDemo' | 'dataDir'
>

const missing =
  'KEY_ENCRYPTION_KEY must be set unless this is the demo: 32 random bytes in base64, as `openssl rand -base64 32` makes them, kept apart from the database; or name a file that holds them by KEY_ENCRYPTION_KEY_FILE.'

function parseKey(text: string, name: string): OutsideKey {
  const secret = Buffer.from(text.trim(), 'base64')
  if (secret.length !== 32 || !/^[\w+/-]{43}=?$/.test(text.trim()))
    throw new PlainError(`${name} must be 32 random bytes in base64.`)
  const id = createHash('sha256')
    .update('plaza outside key\n')
    .update(secret)
    .digest('base64url')
    .slice(0, 16)
  return { id, secret }
}

const isCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code

async function readKeyFile(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw new PlainError(`The file ${file} of KEY_ENCRYPTION_KEY_FILE cannot be read.`, { cause })
  }
}

/** The demo's own key: a file beside the data that it protects, which is good enough for nothing but the demo. */
async function demoKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'keys', 'outside.key')
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const made = randomBytes(32).toString('base64')
  await writeFile(file, `${made}\n`, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if (!isCode(error, 'EEXIST')) throw error
  })
  return readFile(file, 'utf8')
}

/**
 * The outside keys that the settings name.
 * @throws PlainError when there is none, or when one is invalid.
 */
export async function readOutsideKeys(settings: KeySettings): Promise<OutsideKeys> {
  const { keyEncryptionKey, keyEncryptionKeyFile, formerKeyEncryptionKey, isDemo, dataDir } = settings
  const text =
    keyEncryptionKey ??
    (keyEncryptionKeyFile && (await readKeyFile(keyEncryptionKeyFile))) ??
    (isDemo ? await demoKey(dataDir) : undefined)
  if (text === undefined) throw new PlainError(missing)
  return {
    current: parseKey(text, keyEncryptionKey === undefined ? 'The key file' : 'KEY_ENCRYPTION_KEY'),
    former:
      formerKeyEncryptionKey === undefined
        ? undefined
        : parseKey(formerKeyEncryptionKey, 'KEY_ENCRYPTION_KEY_FORMER'),
  }
}
