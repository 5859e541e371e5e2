import type { ReleaseLive, ReleaseOverview } from '@plaza/contract/release'
import type { ApiError } from '../api/api-error'

/** The loaded overview and the state of its sources. */
export interface OverviewState {
  overview?: ReleaseOverview
  /** The last try failed; an overview from before stays beside it. */
  error?: ApiError
  /** When the overview was received, ms. */
  loadedAt?: number
  /** What the latest revision changed: remotes, and merchants' remotes as `remote/merchant`. */
  changed: ReadonlySet<string>
}

export type OverviewEvent =
  | { kind: 'loaded'; overview: ReleaseOverview; at: number }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'said'; message: ReleaseLive; at: number }

export const noOverview: OverviewState = { changed: new Set() }

const dayMs = 24 * 60 * 60 * 1000

/** Key of one remote of one merchant among what changed. */
export const cellKey = (remote: string, merchant: string): string => `${remote}/${merchant}`

function factsOf({ remotes, merchants }: ReleaseOverview): Map<string, string> {
  const facts = new Map<string, string>()
  for (const { health: _health, dropped: _dropped, guard: _guard, ...remote } of remotes)
    facts.set(remote.name, JSON.stringify(remote))
  for (const { merchant, remotes: cells } of merchants)
    for (const cell of cells) facts.set(cellKey(cell.name, merchant), JSON.stringify(cell))
  return facts
}

/** The differences between two overviews, health excluded; empty without a previous one. */
export function changesBetween(before: ReleaseOverview | undefined, after: ReleaseOverview): Set<string> {
  if (!before || before.revision === after.revision) return new Set()
  const known = factsOf(before)
  return new Set([...factsOf(after)].filter(([key, fact]) => known.get(key) !== fact).map(([key]) => key))
}

/** Applies an answer or a message of the live stream to the overview. */
export function reduceOverview(state: OverviewState, event: OverviewEvent): OverviewState {
  if (event.kind === 'failed') return { ...state, error: event.error }
  if (event.kind === 'loaded') return withLoaded(state, event.overview, event.at)
  if (!state.overview) return state
  const overview = withMessage(state.overview, event.message)
  return overview === state.overview ? state : { ...state, overview }
}

function withLoaded(state: OverviewState, overview: ReleaseOverview, at: number): OverviewState {
  const isSame = state.overview?.revision === overview.revision
  return {
    overview,
    loadedAt: at,
    changed: isSame ? state.changed : changesBetween(state.overview, overview),
  }
}

function withMessage(overview: ReleaseOverview, message: ReleaseLive): ReleaseOverview {
  if (message.kind === 'health') {
    const { health, dropped, guard } = message
    const remotes = overview.remotes.map((remote) =>
      remote.name === message.remote ? { ...remote, health, dropped, guard } : remote,
    )
    return { ...overview, remotes }
  }
  if (message.kind === 'store') {
    const { isReadable, lastGoodAt } = message
    return { ...overview, store: { isReadable, lastGoodAt, endsAt: lastGoodAt + dayMs } }
  }
  return overview
}
