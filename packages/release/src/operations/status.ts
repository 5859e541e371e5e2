import type { Registry } from '@plaza/contract'
import type { ReleaseStore } from '../store/release-store'
import { readLatest } from '../store/release-store'

/** The registry as it holds, or undefined before the first promotion. */
export const status = (store: ReleaseStore): Promise<Registry | undefined> => readLatest(store)

/** One line of the log. */
export type HistoryEntry = Pick<Registry, 'revision' | 'parent' | 'who' | 'when' | 'why'> & {
  /** Remote → release current after it, where it changed. */
  promoted: Record<string, string>
}

/** The latest revisions, newest first; of one remote alone where it is named. */
export async function history(
  store: ReleaseStore,
  { limit, remote }: { limit: number; remote?: string | undefined },
): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = []
  let number = await store.latestRevision()
  let after = number > 0 ? await store.readRevision(number) : undefined
  while (after && entries.length < limit) {
    number -= 1
    const before = number > 0 ? await store.readRevision(number) : undefined
    const entry = entryOf(before, after)
    if (remote === undefined || isAbout(remote, before, after)) entries.push(entry)
    after = before
  }
  return entries
}

function entryOf(
  before: Registry | undefined,
  { revision, parent, who, when, why, channels }: Registry,
): HistoryEntry {
  const changed = Object.entries(channels).filter(
    ([name, { current }]) => before?.channels[name]?.current !== current,
  )
  const promoted = Object.fromEntries(changed.map(([name, { current }]) => [name, current]))
  return { revision, parent, who, when, why, promoted }
}

function isAbout(remote: string, before: Registry | undefined, after: Registry): boolean {
  const part = (registry: Registry | undefined) =>
    JSON.stringify([
      registry?.channels[remote],
      Object.values(registry?.merchants ?? {}).map((terms) => terms[remote]),
      registry?.blocked[remote],
    ])
  return part(before) !== part(after)
}
