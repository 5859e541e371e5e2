import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PlainError } from './plain-error'

/** A key from outside of the stored data, which encrypts the private keys inside. */
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

/** What names the outside keys: the text of the key, else a file that holds it; and the text of the former key. */
export interface OutsideKeyNames {
  key?: string | undefined
  file?: string | undefined
  former?: string | undefined
}

/**
 * An outside key from its text.
 * @throws PlainError with `name` when it is not 32 bytes in base64.
 */
function parseOutsideKey(text: string, name: string): OutsideKey {
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

async function readKeyFile(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw new PlainError(`The file ${file} of KEY_ENCRYPTION_KEY_FILE cannot be read.`, { cause })
  }
}

/**
 * The outside keys that are named; undefined when the current one is not.
 * @throws PlainError when one is invalid, or its file cannot be read.
 */
export async function openOutsideKeys(names: OutsideKeyNames): Promise<OutsideKeys | undefined> {
  const { key, file, former } = names
  const text = key ?? (file === undefined ? undefined : await readKeyFile(file))
  if (text === undefined) return undefined
  return {
    current: parseOutsideKey(text, key === undefined ? 'The key file' : 'KEY_ENCRYPTION_KEY'),
    former: former === undefined ? undefined : parseOutsideKey(former, 'KEY_ENCRYPTION_KEY_FORMER'),
  }
}

/** The outside keys that an environment names, as every server reads them; undefined when it names none. */
export const outsideKeysOf = (
  env: Readonly<Record<string, string | undefined>>,
): Promise<OutsideKeys | undefined> =>
  openOutsideKeys({
    key: env['KEY_ENCRYPTION_KEY'] || undefined,
    file: env['KEY_ENCRYPTION_KEY_FILE'] || undefined,
    former: env['KEY_ENCRYPTION_KEY_FORMER'] || undefined,
  })
