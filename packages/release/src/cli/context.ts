import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { openFolderStore } from '../store/folder-store'
import type { Publisher } from '../store/publisher'
import { openPublisher } from '../store/publisher'
import type { ReleaseStore } from '../store/release-store'

/** Where things are, from the environment: `DATA_DIR` (`.data`) and `RELEASE_STORE` (a folder in it). */
export interface Places {
  store: string
  publisherKey: string
}

/** Reads the places of store and key from an environment. */
export function placesOf(env: NodeJS.ProcessEnv): Places {
  const data = resolve(env['DATA_DIR'] || '.data')
  return {
    store: resolve(env['RELEASE_STORE'] || join(data, 'store')),
    publisherKey: join(data, 'keys', 'publisher.pem'),
  }
}

/** Who is at work, for the record: the name of the system's account. */
export const accountName = (): string => userInfo().username

/** Opens the store of this environment. */
export const openStore = (): Promise<ReleaseStore> => openFolderStore(placesOf(process.env).store)

/** Opens this environment's publisher; its key pair is made on first use. */
export const ownPublisher = (): Promise<Publisher> =>
  openPublisher(placesOf(process.env).publisherKey, accountName(), Date.now())
