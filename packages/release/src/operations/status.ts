import type { RecordEntry, Registry } from '@plaza/contract/release'
import { own } from '../kernel/own'
import { ReleaseError } from '../kernel/release-error'
import type { ReleaseStore } from '../store/release-store'
import { readLatest } from '../store/release-store'

/** The current registry, or undefined before the first promotion. */
export const status = (store: ReleaseStore): Promise<Registry | undefined> => readLatest(store)

/** One line of the log. */
export type HistoryEntry = Pick<Registry, 'revision' | 'parent' | 'who' | 'when' | 'why' | 'action'> & {
  /** Remote → release current after it, where it changed. */
  promoted: Record<string, string>
  /** Why the revision cannot be read; then nothing else is known of it. */
  damaged?: string
}

/**
 * The latest revisions, newest first, optionally of one remote. An unreadable one is reported in its place among
 * the others.
 */
export async function history(
  store: ReleaseStore,
  { limit, remote }: { limit: number; remote?: string | undefined },
): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = []
  let number = await store.latestRevision()
  let after = await look(store, number)
  for (; after !== undefined && entries.length < limit; number -= 1) {
    const before = await look(store, number - 1)
    if (typeof after === 'string') entries.push(lostEntry(number, after))
    else if (remote === undefined || isAbout(remote, before, after)) entries.push(entryOf(before, after))
    after = before
  }
  return entries
}

/** A revision, or why it cannot be read; undefined before the first. */
async function look(store: ReleaseStore, number: number): Promise<Registry | string | undefined> {
  if (number < 1) return undefined
  try {
    const found = await store.readRevision(number)
    return found ?? `Revision ${number} is missing from the log; restore it from a copy.`
  } catch (error) {
    if (error instanceof ReleaseError) return error.message
    throw error
  }
}

const lostEntry = (revision: number, damaged: string): HistoryEntry => ({
  revision,
  parent: revision > 1 ? revision - 1 : null,
  who: '',
  when: 0,
  why: '',
  promoted: {},
  damaged,
})

/**
 * The whole record, newest first: what was done, refused, or was so already, by everybody. `damaged` names files of it
 * that cannot be read.
 */
export async function readRecord(
  store: ReleaseStore,
  { limit, remote }: { limit: number; remote?: string | undefined },
): Promise<{ entries: RecordEntry[]; damaged: string[] }> {
  const log = await history(store, { limit, remote })
  const lost = log.flatMap((entry) => entry.damaged ?? [])
  const revisions = log.filter((entry) => entry.damaged === undefined).map(lineOf)
  const { entries, damaged } = await store.readRecord(remote === undefined ? limit : limit * 20)
  const others = entries.filter(({ action }) => remote === undefined || action.remote === remote)
  const all = [...revisions, ...others].sort((a, b) => b.at - a.at || (b.revision ?? 0) - (a.revision ?? 0))
  return { entries: all.slice(0, limit), damaged: [...lost, ...damaged] }
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
  before: Registry | string | undefined,
  { revision, parent, who, when, why, action, channels }: Registry,
): HistoryEntry {
  // After an unreadable revision the effect is unknown, so the action shows what was intended.
  const earlier = typeof before === 'string' ? channels : before?.channels
  const changed = Object.entries(channels).filter(
    ([name, { current }]) => earlier?.[name]?.current !== current,
  )
  const promoted = Object.fromEntries(changed.map(([name, { current }]) => [name, current]))
  return { revision, parent, who, when, why, ...(action && { action }), promoted }
}

function isAbout(remote: string, before: Registry | string | undefined, after: Registry): boolean {
  if (typeof before === 'string') return after.action?.remote === remote
  const part = (registry: Registry | undefined) =>
    JSON.stringify([
      own(registry?.channels ?? {}, remote),
      Object.values(registry?.merchants ?? {}).flatMap((terms) => own(terms, remote) ?? []),
      own(registry?.blocked ?? {}, remote),
    ])
  return part(before) !== part(after)
}
