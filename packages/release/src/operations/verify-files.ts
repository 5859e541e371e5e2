import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { Release } from '@plaza/contract/federation'
import { missingHashes } from '../kernel/missing-hashes'
import { ReleaseError } from '../kernel/release-error'
import { integrityOf } from '../kernel/integrity'
import type { Encoding, ReleaseName, ReleaseStore } from '../store/release-store'
import { nameOf } from '../store/verify-signature'
import type { Finding } from './finding'

const forms: Encoding[] = ['identity', 'br', 'gzip']
const openers = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/**
 * Verifies one release: its signature, that no hash is missing, and every stored form of every file. Returns its number
 * of files.
 */
export async function verifyFiles(
  store: ReleaseStore,
  name: ReleaseName,
  findings: Finding[],
): Promise<number> {
  const release = await readChecked(store, name, findings)
  if (!release) return 0
  const missing = missingHashes(release)
  if (missing.length > 0)
    findings.push(
      error(nameOf(name), `It has no hash for ${missing.join(', ')}; roll back and build it again.`),
    )
  const files = Object.entries(release.files)
  for (const [file, hash] of files)
    for (const form of forms) {
      const message = await checkForm(store, name, file, hash, form)
      if (message) findings.push(error(`${nameOf(name)}/${file}`, message))
    }
  return files.length
}

async function readChecked(
  store: ReleaseStore,
  name: ReleaseName,
  findings: Finding[],
): Promise<Release | undefined> {
  try {
    const release = await store.readRelease(name)
    if (!release)
      findings.push(error(nameOf(name), 'It is live but not in the store. Roll back to one that is.'))
    return release
  } catch (cause) {
    if (!(cause instanceof ReleaseError)) throw cause
    findings.push(error(nameOf(name), cause.message))
    return undefined
  }
}

async function checkForm(
  store: ReleaseStore,
  name: ReleaseName,
  file: string,
  hash: string,
  form: Encoding,
): Promise<string | undefined> {
  const bytes = await store.readFile(name, file, form)
  if (!bytes) return form === 'identity' ? 'It is missing; restore it from a copy, or roll back.' : undefined
  const plain = form === 'identity' ? bytes : await openers[form](bytes).catch(() => undefined)
  if (plain && integrityOf(plain) === hash) return undefined
  return form === 'identity'
    ? 'It does not match its hash and is not served. Restore it from a copy, or roll back.'
    : `Its ${form} form does not match its hash and is not served. Remove that form, or restore it from a copy.`
}

const error = (about: string, message: string): Finding => ({ severity: 'error', about, message })
