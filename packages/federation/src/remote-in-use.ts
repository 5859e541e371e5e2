import type { HashedRelease, Loadable, PlannedRemote } from '@plaza/contract/federation'
import type { RemoteDefinition } from './define-remote'
import type { LoadedComponent, LoadProgress } from './loader-types'

/** The state of one remote on this page. A container in use is never swapped. */
export interface RemoteInUse extends LoadProgress {
  loadable: Loadable | HashedRelease
  fallback: Loadable | HashedRelease | undefined
  ready: Promise<RemoteDefinition> | undefined
  /** Contribution → its component, of this release. */
  components: Record<string, LoadedComponent>
}

/** What a release has while nothing of it is loaded. */
export const nothingYet = () => ({ ready: undefined, timings: {}, components: {} })

/** A remote of which nothing is loaded yet, in the release of the plan. */
export const firstUse = (remote: PlannedRemote): RemoteInUse => ({
  loadable: remote,
  fallback: remote.fallback,
  ...nothingYet(),
})
