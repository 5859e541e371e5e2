import type { Loader } from '@plaza/federation/boot'

/** Minimum duration of a reported long task, ms. */
const heldUpMs = 1_000
/** For so long after it began to draw, ms, a remote has to answer for what holds the page up. */
const answersForMs = 2_000

type Mount = ReturnType<Loader['mounts']>[number]

/** The mount that a long task is put down to: the last that began before its end, not long before its begin. */
export const culpritOf = (
  { startTime, duration }: Pick<PerformanceEntry, 'startTime' | 'duration'>,
  mounts: readonly Mount[],
): Mount | undefined =>
  duration < heldUpMs
    ? undefined
    : mounts.findLast(({ at }) => at <= startTime + duration && at >= startTime - answersForMs)

/** Tells of remotes that hold the page up while they are drawn, also of what did so before this was loaded. */
export function watchLongTasks({ mounts, troubled }: Pick<Loader, 'mounts' | 'troubled'>): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) {
      const mount = culpritOf(task, mounts())
      if (mount) troubled(mount.remote, mount.release, 'long-task')
    }
  }).observe({ type: 'longtask', buffered: true })
}
