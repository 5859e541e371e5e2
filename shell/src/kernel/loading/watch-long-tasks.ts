import type { Loader } from '@plaza/federation/boot'

/** Minimum duration of a reported long task, ms. */
const heldUpMs = 1_000
/** How long after its mount began a remote is held responsible for long tasks, ms. */
const answersForMs = 2_000

type Mount = ReturnType<Loader['mounts']>[number]

/**
 * The mount that a long task is attributed to: the latest that began before the task's end and not long before its
 * start.
 */
export const culpritOf = (
  { startTime, duration }: Pick<PerformanceEntry, 'startTime' | 'duration'>,
  mounts: readonly Mount[],
): Mount | undefined =>
  duration < heldUpMs
    ? undefined
    : mounts.findLast(({ at }) => at <= startTime + duration && at >= startTime - answersForMs)

/** Reports remotes that block the main thread while they mount, including tasks before this code loaded. */
export function watchLongTasks({ mounts, troubled }: Pick<Loader, 'mounts' | 'troubled'>): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) {
      const mount = culpritOf(task, mounts())
      if (mount) troubled(mount.remote, mount.release, 'long-task')
    }
  }).observe({ type: 'longtask', buffered: true })
}
