import type { PageData } from '@plaza/contract/page'
import type { Events } from '@plaza/events'

/** The document may be drawn by settings that are a moment old: it is asked for after this time, ms. */
const settleMs = 1_500
/** A page that was loaded again, and is refused again so soon, stays: whoever is right, it must not go round, ms. */
const youngMs = 10_000

export interface ClosedWatchOptions {
  page: Pick<PageData, 'settings' | 'isBlocked'>
  events: Pick<Events, 'inflight'>
  path: () => string
  /** Whether this page came by a reload. */
  wasReloaded: () => boolean
  /** Loads a path as a document. */
  go: (path: string) => void
  reload: () => void
  /** ms since the page was loaded. */
  age: () => number
  later: (then: () => void, ms: number) => void
}

/**
 * What the page does when the gateway refuses it as a whole (docs/errors.md): the page that says why takes the place of
 * the site; never while money is in flight.
 */
export function createClosedWatch(options: ClosedWatchOptions): (code: string) => void {
  const { page, events, path, wasReloaded, go, reload, age, later } = options
  let isLeaving = page.isBlocked === true || page.settings.startUp.mode !== 'normal'
  return (code) => {
    if (isLeaving || events.inflight.getState().length > 0) return
    if (code === 'merchant.blocked.address') {
      if (path() === '/m/blocked') return
      isLeaving = true
      return go('/m/blocked')
    }
    if (wasReloaded() && age() < youngMs) return
    isLeaving = true
    later(reload, settleMs)
  }
}

/** `createClosedWatch` for this window. */
export const watchClosed = (parts: Pick<ClosedWatchOptions, 'page' | 'events'>): ((code: string) => void) =>
  createClosedWatch({
    ...parts,
    path: () => location.pathname,
    wasReloaded: () =>
      performance
        .getEntriesByType('navigation')
        .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload'),
    go: (path) => location.assign(path),
    reload: () => location.reload(),
    age: () => performance.now(),
    later: setTimeout,
  })
