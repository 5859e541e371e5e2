import type { Registry, Release } from '@plaza/contract'
import { readReleases } from '@plaza/release'
import type { ReleaseLookup, ReleaseName, ReleaseStore } from '@plaza/release'

/** Where the matrix reads what is live and the releases themselves from. */
export interface Source {
  /** Folder of the store. */
  folder: string
  store: ReleaseStore
  registry: Registry
}

/** A release of the source. @throws when the store has none such, or it is damaged */
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

/** Releases of the source by name, those left out that it has none of. */
export async function lookupOf(source: Source, names: ReleaseName[]): Promise<ReleaseLookup> {
  return (await readReleases(source.store, names)).lookup
}
