import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openOutsideKeys, PlainError, type OutsideKeys } from '@plaza/server-kit'
import type { GatewaySettings } from '../settings/settings'

type KeySettings = Pick<
  GatewaySettings,
  'keyEncryptionKey' | 'keyEncryptionKeyFile' | 'formerKeyEncryptionKey' | 'isDemo' | 'dataDir'
>

const missing =
  'KEY_ENCRYPTION_KEY must be set unless this is the demo: 32 random bytes in base64, as `openssl rand -base64 32` makes them, kept apart from the database; or name a file that holds them by KEY_ENCRYPTION_KEY_FILE.'

const isCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code

/** The demo's own key: a file beside the data that it protects, which is good enough for nothing but the demo. */
async function demoKeyFile(dataDir: string): Promise<string> {
  const file = join(dataDir, 'keys', 'outside.key')
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const made = randomBytes(32).toString('base64')
  await writeFile(file, `${made}\n`, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if (!isCode(error, 'EEXIST')) throw error
  })
  return file
}

/**
 * The outside keys that the settings name.
 * @throws PlainError when there is none, or when one is invalid.
 */
export async function readOutsideKeys(settings: KeySettings): Promise<OutsideKeys> {
  const { keyEncryptionKey: key, keyEncryptionKeyFile, formerKeyEncryptionKey: former } = settings
  const isNamed = key !== undefined || keyEncryptionKeyFile !== undefined
  const file = !isNamed && settings.isDemo ? await demoKeyFile(settings.dataDir) : keyEncryptionKeyFile
  const outside = await openOutsideKeys({ key, file, former })
  if (!outside) throw new PlainError(missing)
  return outside
}
