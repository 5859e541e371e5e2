import type { RecordEntry, Registry } from '@plaza/contract'
import { own } from '../registry/draft'
import type { ReleaseStore } from '../store/release-store'
import { readLatest } from '../store/release-store'

/** The registry as it holds, or undefined before the first promotion. */
export const status = (store: ReleaseStore): Promise<Registry | undefined> => readLatest(store)

/** One line of the log. */
export type HistoryEntry = Pick<Registry, 'revision' | 'parent' | 'who' | 'when' | 'why' | 'action'> & {
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

/**
 * The whole record, newest first: what was done, refused, or was so already, by everybody. `damaged` names files of it
 * that cannot be read.
 */
export async function readRecord(
  store: ReleaseStore,
  { limit, remote }: { limit: number; remote?: string | undefined },
): Promise<{ entries: RecordEntry[]; damaged: string[] }> {
  const revisions = (await history(store, { limit, remote })).map(lineOf)
  const { entries, damaged } = await store.readRecord(remote === undefined ? limit : limit * 20)
  const others = entries.filter(({ action }) => remote === undefined || action.remote === remote)
  const all = [...revisions, ...others].sort((a, b) => b.at - a.at || (b.revision ?? 0) - (a.revision ?? 0))
  return { entries: all.slice(0, limit), damaged }
}

const lineOf = ({ revision, who, when, why, action }: HistoryEntry): RecordEntry => ({
  at: when,
  who,
  why,
  action: action ?? { kind: 'promote' },
  outcome: 'done',
  revision,
})

function entryOf(
  before: Registry | undefined,
  { revision, parent, who, when, why, action, channels }: Registry,
): HistoryEntry {
  const changed = Object.entries(channels).filter(
    ([name, { current }]) => before?.channels[name]?.current !== current,
  )
  const promoted = Object.fromEntries(changed.map(([name, { current }]) => [name, current]))
  return { revision, parent, who, when, why, ...(action && { action }), promoted }
}

function isAbout(remote: string, before: Registry | undefined, after: Registry): boolean {
  const part = (registry: Registry | undefined) =>
    JSON.stringify([
      own(registry?.channels ?? {}, remote),
      Object.values(registry?.merchants ?? {}).flatMap((terms) => own(terms, remote) ?? []),
      own(registry?.blocked ?? {}, remote),
    ])
  return part(before) !== part(after)
}
