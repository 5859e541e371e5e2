import { access } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { printable } from '@plaza/contract/kernel'
import { keepFilesPrivate, outsideKeysOf } from '@plaza/server-kit'
import { readKeyFile } from '../operations/keys'
import { isSystemError, ReleaseError } from '../kernel/release-error'
import { openFolderStore } from '../store/folder-store'
import type { Publisher } from '../store/publisher'
import { openPublisher } from '../store/publisher'
import type { ReleaseStore } from '../store/release-store'

/**
 * Where things are, from the environment: `DATA_DIR` (`.data`), `RELEASE_STORE` (a folder in it) and `MFE_KEY` (the
 * private key to sign with, a file in it).
 */
export interface Places {
  store: string
  publisherKey: string
  /** Whether that is the site's own key, which the outside key encrypts; one that `MFE_KEY` names stays as it is. */
  isSiteKey: boolean
}

/** Reads the places of store and key from an environment. */
export function placesOf(env: NodeJS.ProcessEnv): Places {
  const data = resolve(env['DATA_DIR'] || '.data')
  return {
    store: resolve(env['RELEASE_STORE'] || join(data, 'store')),
    isSiteKey: !env['MFE_KEY'],
    publisherKey: env['MFE_KEY'] ? resolve(env['MFE_KEY']) : join(data, 'keys', 'publisher.pem'),
  }
}

/** Who is at work, for the record: the name of the system's account. */
export const accountName = (): string => printable(userInfo().username)

/**
 * Opens the store of this environment. Only commands that add something create a missing store: a new empty store
 * in the wrong or an unmounted folder would look like an answer.
 * @throws ReleaseError `store.unusable` when there is no store.
 */
export async function openStore({ isMade = false } = {}): Promise<ReleaseStore> {
  keepFilesPrivate()
  const { store } = placesOf(process.env)
  const isThere = await access(join(store, 'registry')).then(
    () => true,
    (error: unknown) => !isSystemError(error, 'ENOENT'),
  )
  if (!isThere && !isMade)
    throw new ReleaseError(
      'store.unusable',
      `There is no release store in ${store}. RELEASE_STORE, or DATA_DIR, sets where it is; \`npm start\` and \`mfe publish\` create one.`,
    )
  return openFolderStore(store)
}

/**
 * Opens this environment's publisher; its key pair is created on first use, unless `MFE_KEY` names one.
 * @throws ReleaseError `key.invalid` when that file does not exist, or the outside key is not the one that encrypts it.
 */
export async function ownPublisher(): Promise<Publisher> {
  keepFilesPrivate()
  const { publisherKey, isSiteKey } = placesOf(process.env)
  if (!isSiteKey) await readKeyFile(publisherKey)
  const outside = isSiteKey ? await outsideKeysOf(process.env) : undefined
  return openPublisher(publisherKey, accountName(), Date.now(), outside)
}
