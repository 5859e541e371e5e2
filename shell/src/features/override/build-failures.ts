import type { HostEvents, ReadableStore } from '@plaza/events'
import type { OverrideEntry } from './local-override'
import type { Failed } from './OverrideRow'

export type BuildFailures = ReadableStore<ReadonlyMap<string, Failed>>

/**
 * The latest failure of each build from now on, by its remote: a build may fail before the badge has loaded. The page itself may
 * have continued with the store's release.
 */
export function keepBuildFailures(
  entries: readonly OverrideEntry[],
  events: Pick<HostEvents, 'on'>,
): BuildFailures {
  let failures: ReadonlyMap<string, Failed> = new Map()
  const changes = new EventTarget()
  events.on('remote:failed', (report) => {
    if (!entries.some(({ planned }) => planned?.release === report.release)) return
    failures = new Map(failures).set(report.remote, report)
    changes.dispatchEvent(new Event('change'))
  })
  return {
    getState: () => failures,
    subscribe: (listener) => {
      const tell = () => listener(failures)
      changes.addEventListener('change', tell)
      return () => changes.removeEventListener('change', tell)
    },
  }
}
