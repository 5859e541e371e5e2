import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Disk } from '../store/disk'
import { realDisk } from '../store/disk'
import { openFolderStore } from '../store/folder-store'
import type { Publisher } from '../store/publisher'
import { openPublisher } from '../store/publisher'
import type { ReleaseStore } from '../store/release-store'

/** A store in a temporary folder with a publisher that it trusts after the first publish. */
export interface TempStore {
  folder: string
  store: ReleaseStore
  publisher: Publisher
  /** A new, empty folder's path. */
  path(name: string): string
  remove(): Promise<void>
}

/** Makes an empty store for a test, on a disk of the test's own where one is given; remove it when done. */
export async function createTempStore(disk: Disk = realDisk): Promise<TempStore> {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-store-'))
  return {
    folder,
    store: await openFolderStore(join(folder, 'store'), disk, 'little'),
    publisher: await openPublisher(join(folder, 'keys', 'publisher.pem'), 'a test', 0),
    path: (name) => join(folder, name),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
