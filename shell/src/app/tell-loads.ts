import type { LoadReport } from '@plaza/contract'
import type { Shell } from './shell'

/** Remotes that come together are told of together, ms. */
const gatherMs = 500

/**
 * Tells the edge which releases this page load has asked for, so that failures can be held against them: the shell and
 * what is there by now, then what comes later (spec of operations, point 5).
 */
export function tellLoads({
  loader,
  plan,
  page,
  pageLoad,
}: Pick<Shell, 'loader' | 'plan' | 'page' | 'pageLoad'>): void {
  const told = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = (): void => {
    timer = undefined
    const running = { shell: page.plan.shell, ...loader.running.getState() }
    const loads = Object.entries(running).flatMap(([remote, release]) =>
      // A developer's own build is nobody's release.
      told.has(`${remote}@${release}`) || plan.remote(remote)?.reason === 'override'
        ? []
        : [{ remote, release }],
    )
    if (loads.length === 0) return
    const { revision, merchant } = plan.getState()
    const report: LoadReport = { page: pageLoad, merchant, revision, loads }
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
    if (navigator.sendBeacon('/report/loads', body))
      for (const { remote, release } of loads) told.add(`${remote}@${release}`)
  }
  tell()
  loader.running.subscribe(() => (timer ??= setTimeout(tell, gatherMs)))
}
