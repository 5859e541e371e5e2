import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PlainError } from '../../../kernel/plain-error'
import type { GatewaySettings } from '../../../kernel/settings/settings'
import { shortLived } from '../../../kernel/short-lived'

/** The gateway's own key and that of the demo's vendor, both exchanged by files of `DATA_DIR/keys`. */
export interface VendorKeys {
  /** Signs calls to vendors; made when it is first asked for. */
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

/** Writes a new private key; when another process was first, its key holds. */
async function makePrivateKey(file: string): Promise<void> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
  await writeFile(file, pem, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if (!isCode(error, 'EEXIST')) throw error
  })
}

/** This gateway's RSA key of `<dataDir>/keys`, made when missing, its public half written beside it. */
export async function ensureOperatorKey(dataDir: string): Promise<KeyObject> {
  const folder = join(dataDir, 'keys')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'operator.private.pem')
  if ((await readIfThere(file)) === null) await makePrivateKey(file)
  const key = createPrivateKey(await readFile(file, 'utf8'))
  const publicPem = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString()
  const publicFile = join(folder, 'operator.public.pem')
  if ((await readIfThere(publicFile)) !== publicPem) await writeFile(publicFile, publicPem)
  return key
}

/** A public RSA key of at least 2048 bits from PEM text. @throws PlainError when it is none. */
export function parsePublicKey(pem: string): KeyObject {
  try {
    const key = createPublicKey(pem)
    if (key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048) return key
  } catch (cause) {
    throw new PlainError('That is no public key in PEM.', { cause })
  }
  throw new PlainError('A vendor signs with RSA of at least 2048 bits.')
}

/** Keys of a data directory; nothing is read or made before it is asked for. Only the demo knows a demo's vendor. */
export function openVendorKeys({ dataDir, isDemo }: Pick<GatewaySettings, 'dataDir' | 'isDemo'>): VendorKeys {
  let operator: Promise<KeyObject> | undefined
  const demoVendor = shortLived(async (file) => {
    const pem = await readIfThere(file)
    return pem === null ? null : parsePublicKey(pem)
  })
  return {
    operator: () => {
      operator ??= ensureOperatorKey(dataDir)
      operator.catch(() => (operator = undefined))
      return operator
    },
    demoVendor: () =>
      isDemo ? demoVendor(join(dataDir, 'keys', 'vendor-demo.public.pem')) : Promise.resolve(null),
  }
}
