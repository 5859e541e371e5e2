import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseSchema, releaseSignatureSchema } from '@plaza/contract/federation'
import { registrySchema, releaseApi } from '@plaza/contract/release'
import type { RemoteTimeline } from '@plaza/contract/release'
import { askApi, assetPath, openFolderStore, releaseFile, signatureFile, skewPairs } from '@plaza/release'
import type { ListedKey, ReleaseName, ReleaseStore } from '@plaza/release'
import type { Source } from './source'

/** A running site whose store is not accessible: its address, and a token that may publish the remote. */
export interface Far {
  url: string
  token: string
}

/** Ids of a remote's releases in the store of a site, the one built last first. */
export async function listFar(far: Far, remote: string): Promise<string[]> {
  const path = releaseApi.remote.replace(':remote', remote)
  const { releases } = (await askApi(far, { path })) as RemoteTimeline
  return releases.map(({ release }) => release)
}

/**
 * Brings what one release is tried with from a running site into a folder of its own, every byte held against its hash
 * and its publisher's key. What the matrix finds goes back over the release API.
 */
export async function mirror(far: Far, name: ReleaseName): Promise<Source> {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-mirror-'))
  const store = await openFolderStore(folder)
  const registry = registrySchema.parse(await askApi(far, { path: releaseApi.registry }))
  // Revoked ones too: what they signed before still counts where it is served.
  const keys = (await askApi(far, { path: releaseApi.keys })) as ListedKey[]
  for (const { revoked: _revoked, ...key } of keys) await store.trust(key)
  const pairs = skewPairs(registry, name)
  const channel = registry.channels[name.remote]
  const wanted = new Map<string, ReleaseName>()
  const want = (remote: string, release: string) => wanted.set(`${remote}/${release}`, { remote, release })
  want(name.remote, name.release)
  for (const pair of pairs) {
    want('shell', pair.shell)
    want(pair.remote, pair.release)
  }
  if (channel) want(name.remote, channel.current)
  for (const one of wanted.values()) await bring(far, store, one)
  return {
    folder,
    store,
    registry,
    keep: async (record) => {
      await askApi(far, { path: releaseApi.skew, body: record })
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function bring({ url }: Far, store: ReleaseStore, name: ReleaseName): Promise<void> {
  const get = async (file: string): Promise<Buffer> => {
    const answer = await fetch(new URL(assetPath(name, file), url))
    if (!answer.ok)
      throw new Error(`${url} answers ${answer.status} for ${file} of ${name.remote} ${name.release}.`)
    return Buffer.from(await answer.arrayBuffer())
  }
  const json = await get(releaseFile)
  const release = releaseSchema.parse(JSON.parse(json.toString('utf8')))
  const signature = releaseSignatureSchema.parse(JSON.parse((await get(signatureFile)).toString('utf8')))
  const files = new Map<string, Buffer>()
  for (const file of Object.keys(release.files)) files.set(file, await get(file))
  await store.putRelease({ release, json, signature, files })
}
