import type { ChangeEffect, ChangePreview, Registry, ReleaseChange } from '@plaza/contract/release'
import type { ReleaseLookup } from '../resolve/release-lookup'
import { sharesOf } from '../resolve/shares-of'
import type { ReleaseStore } from '../store/release-store'
import { doChange } from './do-change'
import { namedReleases, readReleases } from './known-releases'

const previewer = { who: 'a preview', why: 'to see what it would do' }

/**
 * Previews a change by the same edit that would make it, without writing or recording. `revision` is the previewed
 * one; `effects` names the merchants whose visitors would get another release.
 * @throws ReleaseError as the change itself would.
 */
export async function previewChange(store: ReleaseStore, change: ReleaseChange): Promise<ChangePreview> {
  const { registry: after, isChanged, warnings } = await doChange(unwritten(store), change, previewer)
  if (!isChanged) return { revision: after.revision, isChanged, effects: [], warnings }
  const before = after.parent === null ? undefined : await store.readRevision(after.parent)
  const names = [before, after].flatMap((registry) => (registry ? namedReleases(registry) : []))
  const { lookup } = await readReleases(store, names)
  const effects = effectsOf({ before, after, releases: lookup, remote: change.remote })
  return { revision: after.parent ?? 0, isChanged, effects, warnings }
}

/** The same store, which discards what is written to it. */
const unwritten = (store: ReleaseStore): ReleaseStore =>
  Object.assign(Object.create(store) as ReleaseStore, {
    append: () => Promise.resolve(),
    appendRecord: () => Promise.resolve(),
  } satisfies Partial<ReleaseStore>)

interface Compared {
  before: Registry | undefined
  after: Registry
  releases: ReleaseLookup
  remote: string
}

/** Merchants whose visitors get another release of a remote, with the shares before and after. Pure. */
function effectsOf({ before, after, releases, remote }: Compared): ChangeEffect[] {
  return Object.keys(after.merchants).flatMap((merchant) => {
    const then = sharesOf({ registry: after, releases }, merchant, remote)
    const now = before ? sharesOf({ registry: before, releases }, merchant, remote) : []
    return JSON.stringify(now) === JSON.stringify(then) ? [] : [{ merchant, before: now, after: then }]
  })
}
