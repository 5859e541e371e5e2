import { loadAfterwards } from '../kernel/loading/load-afterwards'
import { keepStyles } from '../kernel/loading/keep-styles'
import { registerServiceWorker } from '../kernel/loading/service-worker'
import { keepClock } from '../kernel/page/clock-keeper'
import type { Shell } from '../kernel/page/shell'
import { connectStream } from '../kernel/stream/follow-stream'
import { reportLoads } from '../kernel/loading/report-loads'
import { watchLongTasks } from '../kernel/loading/watch-long-tasks'

/**
 * Starts what can wait until the page is shown: the event stream and the developer's panel at once; reports of loads and long
 * tasks, styles and the service worker one after the other, when the page is idle (PERF-8).
 */
export function afterStart(shell: Shell, signal: AbortSignal): void {
  connectStream(shell, signal)
  // The one place that looks at the device's clock, and only for its jumps.
  // oxlint-disable-next-line plaza/one-clock
  keepClock(shell, signal, () => Date.now(), performance.timeOrigin)
  let isReporting = false
  const report = () => {
    if (isReporting) return
    isReporting = true
    reportLoads(shell)
  }
  // A healthy load counts too when it is left early: failures are reported at once (GUARD-3).
  addEventListener('pagehide', report, { once: true, signal })
  const later = [
    report,
    () => watchLongTasks(shell.loader),
    // Without them kept, the next document brings them again.
    () => keepStyles(shell.plan.getState().shell).catch(() => undefined),
    () => shell.page.hasNoWorker || registerServiceWorker(navigator, document, window),
  ]
  for (const start of later) shell.idle.add(start, 'unseen')
  if (shell.page.development && new URLSearchParams(location.search).has('mfe-panel'))
    loadAfterwards(() => import('../features/panel/open-panel').then(({ openPanel }) => openPanel(shell)))
}
