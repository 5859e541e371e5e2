import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PlainError, readOrMakeKeyText, type OutsideKeys } from '@plaza/server-kit'
import type { GatewaySettings } from '../../../kernel/settings/settings'
import { shortLived } from '../../../kernel/short-lived'
import { readOutsideKeys } from '../../../kernel/security/outside-keys'

/** The gateway's own key and that of the demo's vendor, both exchanged by files of `DATA_DIR/keys`. */
export interface VendorKeys {
  /** Signs calls to vendors; created on first use. */
  operator(): Promise<KeyObject>
  /** Checks calls of the demo's vendor; null while that has not written its key. */
  demoVendor(): Promise<KeyObject | null>
}

const isCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code

const readIfThere = async (file: string): Promise<string | null> => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

async function newPrivatePem(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

/**
 * The private key of a folder in PEM; afterwards its file is wrapped by the current outside key. A file in plain PEM,
 * as older gateways wrote it, is adopted and removed. When another process was first with a new key, that one counts.
 * @throws PlainError when the file is wrapped by a missing outside key.
 */
async function readPrivatePem(folder: string, outside: OutsideKeys): Promise<string> {
  const plainFile = join(folder, 'operator.private.pem')
  const file = { path: join(folder, 'operator.private.wrapped'), name: 'operator key', outside }
  const pem = await readOrMakeKeyText(
    file,
    async () => (await readIfThere(plainFile)) ?? (await newPrivatePem()),
  )
  await rm(plainFile, { force: true })
  return pem
}

/** This gateway's RSA key of `<dataDir>/keys`, made when missing, its public half written beside it. */
export async function ensureOperatorKey(dataDir: string, outside: OutsideKeys): Promise<KeyObject> {
  const folder = join(dataDir, 'keys')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const key = createPrivateKey(await readPrivatePem(folder, outside))
  const publicPem = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString()
  const publicFile = join(folder, 'operator.public.pem')
  if ((await readIfThere(publicFile)) !== publicPem) await writeFile(publicFile, publicPem)
  return key
}

/**
 * A public RSA key of at least 2048 bits from PEM text.
 * @throws PlainError when it is not one.
 */
export function parsePublicKey(pem: string): KeyObject {
  try {
    const key = createPublicKey(pem)
    if (key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048) return key
  } catch (cause) {
    throw new PlainError('That is not a public key in PEM.', { cause })
  }
  throw new PlainError('A vendor signs with RSA of at least 2048 bits.')
}

/** Keys of a data directory, read or created on first use. Only the demo has the demo vendor's key. */
export function openVendorKeys(settings: GatewaySettings): VendorKeys {
  const { dataDir, isDemo } = settings
  let operator: Promise<KeyObject> | undefined
  const demoVendor = shortLived(async (file) => {
    const pem = await readIfThere(file)
    return pem === null ? null : parsePublicKey(pem)
  })
  return {
    operator: () => {
      operator ??= readOutsideKeys(settings).then((outside) => ensureOperatorKey(dataDir, outside))
      operator.catch(() => (operator = undefined))
      return operator
    },
    demoVendor: () =>
      isDemo ? demoVendor(join(dataDir, 'keys', 'vendor-demo.public.pem')) : Promise.resolve(null),
  }
}
