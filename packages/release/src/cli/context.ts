import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { readKeyFile } from '../operations/keys'
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
}

/** Reads the places of store and key from an environment. */
export function placesOf(env: NodeJS.ProcessEnv): Places {
  const data = resolve(env['DATA_DIR'] || '.data')
  return {
    store: resolve(env['RELEASE_STORE'] || join(data, 'store')),
    publisherKey: env['MFE_KEY'] ? resolve(env['MFE_KEY']) : join(data, 'keys', 'publisher.pem'),
  }
}

/** Who is at work, for the record: the name of the system's account. */
export const accountName = (): string => userInfo().username

/** Opens the store of this environment. */
export const openStore = (): Promise<ReleaseStore> => openFolderStore(placesOf(process.env).store)

/**
 * Opens this environment's publisher; its key pair is made on first use, unless `MFE_KEY` says which it is.
 * @throws ReleaseError `key.invalid` when it names no file.
 */
export async function ownPublisher(): Promise<Publisher> {
  const { publisherKey } = placesOf(process.env)
  if (process.env['MFE_KEY']) await readKeyFile(publisherKey)
  return openPublisher(publisherKey, accountName(), Date.now())
}
