import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseSchema, releaseSignatureSchema } from '@plaza/contract'
import type { Registry, Release } from '@plaza/contract'
import { ReleaseError } from '../release-error'
import { checkUpload } from './check-upload'
import { createExclusively, makeFolder } from './durable-files'
import { releaseFile, signatureFile } from './file-path'
import { FolderKeys } from './folder-keys'
import { FolderRegistry } from './folder-registry'
import { FolderReleases } from './folder-releases'
import type { PublicKey } from './public-key'
import { verifySignature } from './public-key'
import type { Encoding, ReleaseName, ReleaseStore, ReleaseUpload } from './release-store'
import { isSameContent } from './same-content'

const storeSchema = 1

/**
 * A release store in a folder (`RELEASE_STORE`), made where it is missing.
 * @throws ReleaseError `store.unusable` when the folder cannot be used or was written by a newer program.
 */
export async function openFolderStore(root: string): Promise<ReleaseStore> {
  try {
    for (const folder of ['releases', 'incoming', 'keys', join('registry', 'revisions')])
      await makeFolder(join(root, folder))
    const marker = join(root, 'store.json')
    await createExclusively(marker, Buffer.from(JSON.stringify({ schema: storeSchema })))
    const { schema } = JSON.parse(await readFile(marker, 'utf8')) as { schema?: unknown }
    if (schema === storeSchema) return new FolderStore(root)
  } catch (cause) {
    throw new ReleaseError('store.unusable', `The release store ${root} cannot be used: ${String(cause)}.`, {
      cause,
    })
  }
  throw new ReleaseError(
    'store.unusable',
    `The release store ${root} was written by a newer program; update this one.`,
  )
}

class FolderStore implements ReleaseStore {
  private readonly releases: FolderReleases
  private readonly registry: FolderRegistry
  private readonly keys: FolderKeys

  constructor(root: string) {
    this.releases = new FolderReleases(root)
    this.registry = new FolderRegistry(root)
    this.keys = new FolderKeys(root)
  }

  async putRelease(upload: ReleaseUpload): Promise<'stored' | 'already-there'> {
    const { release, json, signature } = upload
    const held = await this.readRelease(release)
    if (!held) {
      checkUpload(upload)
      verifySignature(json, signature, await this.keys.list())
      if (await this.releases.write(upload)) return 'stored'
    }
    const there = held ?? (await this.readRelease(release))
    if (there && isSameContent(there, release)) return 'already-there'
    throw new ReleaseError(
      'release.immutable',
      `The store has ${release.remote} ${release.release} with other content; a release never changes, build a new one.`,
    )
  }

  async readRelease(name: ReleaseName): Promise<Release | undefined> {
    const json = await this.releases.read(name, releaseFile, 'identity')
    if (!json) return undefined
    const seal = await this.releases.read(name, signatureFile, 'identity')
    const signature = seal && releaseSignatureSchema.safeParse(parseJson(seal)).data
    if (!signature) throw corrupt(name, 'it has no readable signature')
    verifySignature(json, signature, await this.keys.list())
    const release = releaseSchema.safeParse(parseJson(json)).data
    if (!release) throw corrupt(name, 'release.json is not of a form known here')
    if (release.remote !== name.remote || release.release !== name.release)
      throw corrupt(name, 'release.json names another release')
    return release
  }

  readFile(name: ReleaseName, file: string, encoding: Encoding = 'identity'): Promise<Buffer | undefined> {
    return this.releases.read(name, file, encoding)
  }

  listReleases(): Promise<ReleaseName[]> {
    return this.releases.list()
  }

  latestRevision(known?: number): Promise<number> {
    return this.registry.latestRevision(known)
  }

  readRevision(revision: number): Promise<Registry | undefined> {
    return this.registry.read(revision)
  }

  append(next: Registry): Promise<void> {
    return this.registry.append(next)
  }

  trustedKeys(): Promise<PublicKey[]> {
    return this.keys.list()
  }

  trust(key: PublicKey): Promise<void> {
    return this.keys.add(key)
  }
}

const corrupt = ({ remote, release }: ReleaseName, why: string): ReleaseError =>
  new ReleaseError('release.corrupt', `${remote} ${release} in the store is damaged: ${why}.`)

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
