import type { PageData } from '@plaza/contract/page'
import type { Events } from '@plaza/events'

/** The document may be rendered with slightly old settings, so it is requested after this delay, ms. */
const settleMs = 1_500
/** A reloaded page that is refused again within this time stays, so that it cannot loop, ms. */
const youngMs = 10_000

export interface ClosedWatchOptions {
  page: Pick<PageData, 'settings' | 'isBlocked'>
  events: Pick<Events, 'inflight'>
  path: () => string
  /** Whether this page was loaded by a reload. */
  wasReloaded: () => boolean
  /** Loads a path as a document. */
  go: (path: string) => void
  reload: () => void
  /** ms since the page was loaded. */
  age: () => number
  later: (then: () => void, ms: number) => void
}

/**
 * Handles a gateway that refuses the whole site (docs/errors.md): the page with the reason replaces the site, but never
 * while money is in flight.
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
