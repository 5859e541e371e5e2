import type { Release } from '@plaza/contract/federation'
import { draftOf } from '../registry/draft'
import { ReleaseError } from '../kernel/release-error'
import type { ReleaseStore } from '../store/release-store'
import { readLatest } from '../store/release-store'
import { refusalError } from './change-registry'
import { findRelease } from './find-release'

/** What two lists have not in common. */
export interface Difference {
  added: string[]
  removed: string[]
}

/** What changed between two releases of a remote. Sizes are bytes; `wire` is brotli where the store has it. */
export interface ReleaseDiff {
  remote: string
  from: string
  to: string
  bytes: Record<'raw' | 'wire', { from: number; to: number; delta: number }>
  files: Difference & { changed: string[]; unchanged: number }
  routes: Difference & { changed: string[] }
  slots: Difference
  contract: { host: [string, string] | null; says: Difference; hears: Difference; slots: Difference }
  /** Shared package → range before and after, where they differ; null where it is not shared. */
  shared: Record<string, [string | null, string | null]>
}

type Sizes = Record<'raw' | 'wire', number>

/** Compares two releases of a remote by id or version. @throws ReleaseError when the store has not both. */
export async function diff(
  store: ReleaseStore,
  { remote, from, to }: { remote: string; from: string; to: string },
): Promise<ReleaseDiff> {
  const [before, after] = [await readOne(store, remote, from), await readOne(store, remote, to)]
  return diffReleases(before, after, await sizesOf(store, before), await sizesOf(store, after))
}

async function readOne(store: ReleaseStore, remote: string, wanted: string): Promise<Release> {
  const found = await findRelease(store, draftOf(await readLatest(store)), remote, wanted)
  if (!found.ok) throw refusalError(found.refusal)
  const release = await store.readRelease({ remote, release: found.value })
  if (release) return release
  throw new ReleaseError('release.unknown', `The store has no ${remote} ${found.value}; publish it first.`)
}

async function sizesOf(store: ReleaseStore, release: Release): Promise<Sizes> {
  const sizes: Sizes = { raw: 0, wire: 0 }
  for (const file of Object.keys(release.files)) {
    const plain = (await store.readFile(release, file))?.length ?? 0
    sizes.raw += plain
    sizes.wire += (await store.readFile(release, file, 'br'))?.length ?? plain
  }
  return sizes
}

const between = (from: Iterable<string>, to: Iterable<string>): Difference => {
  const [before, after] = [new Set(from), new Set(to)]
  return {
    added: [...after].filter((one) => !before.has(one)).sort(),
    removed: [...before].filter((one) => !after.has(one)).sort(),
  }
}

const changedIn = <T>(from: Record<string, T>, to: Record<string, T>): string[] =>
  Object.keys(to)
    .filter((key) => Object.hasOwn(from, key) && JSON.stringify(from[key]) !== JSON.stringify(to[key]))
    .sort()

const routesOf = ({ contributions }: Release) =>
  Object.fromEntries(contributions.routes.map((route) => [route.path, route]))

/** The pure part of `diff`. */
export function diffReleases(from: Release, to: Release, before: Sizes, after: Sizes): ReleaseDiff {
  const change = (unit: keyof Sizes) => ({
    from: before[unit],
    to: after[unit],
    delta: after[unit] - before[unit],
  })
  const [a, b] = [from.contract, to.contract]
  const changed = changedIn(from.files, to.files)
  const files = between(Object.keys(from.files), Object.keys(to.files))
  const names = [...new Set([...Object.keys(a.shared), ...Object.keys(b.shared)])].sort()
  const ranges = names.map((name) => [name, [a.shared[name] ?? null, b.shared[name] ?? null]] as const)
  return {
    remote: to.remote,
    from: from.release,
    to: to.release,
    bytes: { raw: change('raw'), wire: change('wire') },
    files: {
      ...files,
      changed,
      unchanged: Object.keys(to.files).length - files.added.length - changed.length,
    },
    routes: {
      ...between(Object.keys(routesOf(from)), Object.keys(routesOf(to))),
      changed: changedIn(routesOf(from), routesOf(to)),
    },
    slots: between(slotsOf(from), slotsOf(to)),
    contract: {
      host: a.host === b.host ? null : [a.host, b.host],
      says: between(a.says, b.says),
      hears: between(a.hears, b.hears),
      slots: between(a.slots, b.slots),
    },
    shared: Object.fromEntries(
      ranges.filter(([, [one, other]]) => one !== other).map(([name, [one, other]]) => [name, [one, other]]),
    ),
  }
}

const slotsOf = ({ contributions }: Release): string[] =>
  contributions.slots.map(({ slot, id }) => `${slot} ${id}`)
