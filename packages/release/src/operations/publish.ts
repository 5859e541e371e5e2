import type { ReleaseAction } from '@plaza/contract/release'
import type { Author } from '../registry/next-revision'
import { checkUpload } from '../store/check-upload'
import type { Publisher } from '../store/publisher'
import type { ReleaseName, ReleaseStore, ReleaseUpload } from '../store/release-store'
import { keepRecord, recordingRefusals } from './keep-record'
import type { Dist } from './read-dist'
import { readDist, readFiles } from './read-dist'

/** The result of publishing. `already-there`: the store already has the same content under this id. */
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
 * Stores a build after checking every file against its hash; it is not served before it is promoted. The first
 * publisher of a store is trusted. @throws ReleaseError when the build is incomplete, or the id is taken by other
 * content.
 */
export async function publish(
  store: ReleaseStore,
  { dist: folder, publisher, remote }: PublishRequest,
  author: Author = { who: publisher.publicKey.name, why: 'published' },
): Promise<Published> {
  const attempted: ReleaseAction = { kind: 'publish', ...(remote !== undefined && { remote }) }
  const dist = await recordingRefusals(store, author, attempted, () => readDist(folder, remote))
  const { release } = dist
  const name = { remote: release.remote, release: release.release }
  const action: ReleaseAction = { kind: 'publish', ...name }
  const outcome = await recordingRefusals(store, author, action, async () => {
    const upload = await signed(dist, publisher)
    const { keys, damaged } = await store.listKeys()
    if (keys.length + damaged.length === 0) await store.trust(publisher.publicKey)
    return store.putRelease(upload)
  })
  return recorded(store, author, name, outcome)
}

async function signed(dist: Dist, publisher: Publisher): Promise<ReleaseUpload> {
  const { release, json } = dist
  const upload = { release, json, signature: publisher.sign(json), files: await readFiles(dist) }
  checkUpload(upload)
  return upload
}

/** The build in a folder, signed and ready to be sent. @throws ReleaseError when it is incomplete. */
export const readUpload = async (
  folder: string,
  publisher: Publisher,
  remote?: string,
): Promise<ReleaseUpload> => signed(await readDist(folder, remote), publisher)

/**
 * Stores a release that another publisher signed and uploaded, with a key that the store already trusts.
 * @throws ReleaseError as `publish` does, and `key.untrusted`, `key.scope`, `key.revoked` or `signature.invalid`.
 */
export async function publishUpload(
  store: ReleaseStore,
  upload: ReleaseUpload,
  author: Author,
): Promise<Published> {
  const { remote, release } = upload.release
  const action: ReleaseAction = { kind: 'publish', remote, release }
  const outcome = await recordingRefusals(store, author, action, () => store.putRelease(upload))
  return recorded(store, author, { remote, release }, outcome)
}

async function recorded(
  store: ReleaseStore,
  author: Author,
  name: ReleaseName,
  outcome: Published['outcome'],
): Promise<Published> {
  const action: ReleaseAction = { kind: 'publish', ...name }
  if (outcome === 'stored' || author.via !== 'start')
    await keepRecord(store, author, action, { outcome: outcome === 'stored' ? 'done' : 'unchanged' })
  return { ...name, outcome }
}
