import { matchAddress, type LoadReport } from '@plaza/contract/federation'
import { depositPath } from '../routes/paths'
import { shellRouteAt } from '../routes/route-table'
import type { Shell } from '../page/shell'

/** Remotes that load within this time are reported together, ms. */
const gatherMs = 500

/**
 * Reports to the edge the releases that this page load requested, so that failures can be compared with them: the shell
 * and the first remotes, then later ones (GUARD-3). A deposit that is credited while the remote of the deposit page
 * runs is reported too, whatever that remote shows.
 */
export function reportLoads({
  loader,
  plan,
  page,
  pageLoad,
  events,
}: Pick<Shell, 'loader' | 'plan' | 'page' | 'pageLoad' | 'events'>): void {
  const reported = new Set<string>()
  let credited: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const sendReport = (): void => {
    timer = undefined
    const running = { shell: page.plan.shell, ...loader.running.getState() }
    const loads = Object.entries(running).flatMap(([remote, release]) =>
      // A developer's own build is nobody's release.
      reported.has(`${remote}@${release}`) || plan.remote(remote)?.reason === 'override'
        ? []
        : [{ remote, release, ...(credited === `${remote}@${release}` && { hasCredit: true }) }],
    )
    if (loads.length === 0) return
    const { revision, merchant } = plan.getState()
    const report: LoadReport = { page: pageLoad, merchant, revision, loads }
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
    if (navigator.sendBeacon('/report/loads', body))
      for (const { remote, release } of loads) reported.add(`${remote}@${release}`)
  }
  sendReport()
  events.on('order:changed', ({ type, state }) => {
    const match = matchAddress(depositPath, shellRouteAt, plan.getState())
    const remote = match?.owner === 'remote' ? match.remote.name : ''
    const release = loader.running.getState()[remote]
    if (type !== 'deposit' || state !== 'credited' || release === undefined) return
    const running = `${remote}@${release}`
    if (credited === running) return
    credited = running
    reported.delete(running)
    sendReport()
  })
  loader.running.subscribe(() => (timer ??= setTimeout(sendReport, gatherMs)))
  // A page that is left before then had its remotes too.
  addEventListener('pagehide', () => {
    if (timer === undefined) return
    clearTimeout(timer)
    sendReport()
  })
}
