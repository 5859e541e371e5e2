import { ReleaseError } from '../release-error'
import { releaseFile } from '../store/file-path'
import type { Publisher } from '../store/publisher'
import type { ReleaseName, ReleaseStore } from '../store/release-store'
import { readDist, readFiles } from './read-dist'

/** What publishing did. `already-there`: the store had the same content under this id. */
export interface Published extends ReleaseName {
  outcome: 'stored' | 'already-there'
}

/** What to publish: the build in a folder, signed by a publisher; `remote`, where given, is what it must be of. */
export interface PublishRequest {
  dist: string
  publisher: Publisher
  remote?: string
}

/**
 * Puts a build into the store, every file checked against its hash; it is given to nobody before it is promoted.
 * The first publisher of a store is trusted by it.
 * @throws ReleaseError when the build is incomplete, or the id is taken by other content.
 */
export async function publish(store: ReleaseStore, request: PublishRequest): Promise<Published> {
  const { dist: folder, publisher, remote } = request
  const dist = await readDist(folder)
  const { release, json } = dist
  if (remote !== undefined && release.remote !== remote)
    throw new ReleaseError(
      'release.remote',
      `${folder}/${releaseFile} is of ${release.remote}, not of ${remote}.`,
    )
  if ((await store.listKeys()).length === 0) await store.trust(publisher.publicKey)
  const files = await readFiles(dist)
  const outcome = await store.putRelease({ release, json, signature: publisher.sign(json), files })
  return { remote: release.remote, release: release.release, outcome }
}
