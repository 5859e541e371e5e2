import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@plaza/contract/federation'
import type { Registry, SkewRecord } from '@plaza/contract/release'
import { openFolderStore, readLatest, readReleases, recordSkew } from '@plaza/release'
import type { ReleaseLookup, ReleaseName, ReleaseStore } from '@plaza/release'

/** Where the matrix reads the live releases from. */
export interface Source {
  /** Folder of the store. */
  folder: string
  store: ReleaseStore
  registry: Registry
  /** Keeps what was found where the releases come from. */
  keep: (record: SkewRecord) => Promise<void>
  close: () => void
}

/** A store in a local folder. @throws with a sentence when there is no store, or nothing was promoted in it */
export async function openNear(folder: string): Promise<Source> {
  if (!existsSync(join(folder, 'store.json'))) throw new Error(`There is no release store at ${folder}.`)
  const store = await openFolderStore(folder)
  const registry = await readLatest(store)
  if (!registry)
    throw new Error(`Nothing was promoted yet in the store ${folder}; there is nothing to try it with.`)
  const keep = async (record: SkewRecord) => {
    await recordSkew(store, record, { who: record.who, why: 'skew matrix' }, record.at)
  }
  return { folder, store, registry, keep, close: () => undefined }
}

/** Ids of a remote's releases in a store, the one built last first. */
export async function listNear(source: Source, remote: string): Promise<string[]> {
  const held = (await source.store.listReleases()).filter((name) => name.remote === remote)
  const { lookup } = await readReleases(source.store, held)
  const builtAt = ({ release }: ReleaseName) => lookup(remote, release)?.builtAt ?? 0
  return held.sort((a, b) => builtAt(b) - builtAt(a)).map(({ release }) => release)
}

/** A release of the source. @throws when the store does not have it, or it is damaged */
export async function readRelease({ store }: Source, name: ReleaseName): Promise<Release> {
  const release = await store.readRelease(name)
  if (!release) throw new Error(`The store has no ${name.remote} ${name.release}; publish it first.`)
  return release
}

/** The text of every script of a release, by its file name. */
export async function readScripts({ store }: Source, release: Release): Promise<Map<string, string>> {
  const files = Object.keys(release.files).filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(files.map((file) => store.readFile(release, file)))
  return new Map(files.map((file, index) => [file, texts[index]?.toString('utf8') ?? '']))
}

/** Releases of the source by name, without those that it does not have. */
export async function lookupOf(source: Source, names: ReleaseName[]): Promise<ReleaseLookup> {
  return (await readReleases(source.store, names)).lookup
}
