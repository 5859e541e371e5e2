import { useLocation } from '@plaza/facade/router'
import { useLayoutEffect, useRef } from 'react'
import { useShell } from '../../kernel/page/context'
import type { Page } from '../../kernel/routes/current-page'
import { isBehind } from '../../kernel/routes/is-behind'

const reloadDocument = () => location.reload()
const reloadedKey = 'plaza.reloaded'

/**
 * Reloads the document on a navigation when the plan has another release of the shell, or of a remote that the next page
 * draws. Once for each revision of the registry, and never while money is in flight (REMOTE-8).
 */
export function useFreshRemote(page: Page, reload = reloadDocument): void {
  const shell = useShell()
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useLayoutEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const { plan, events } = shell
    if (events.inflight.getState().length > 0 || !isBehind(shell, page)) return
    if (isFirstReload(plan.getState().revision)) reload()
  }, [pathname, page, shell, reload])
}

/** Whether this tab has not been reloaded for a revision yet: a site that still serves the old one must not cause a loop. */
function isFirstReload(revision: number): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey) === String(revision)) return false
    sessionStorage.setItem(reloadedKey, String(revision))
    return true
  } catch {
    // Without storage, a page that was itself loaded by a reload is not reloaded again.
    return !performance
      .getEntriesByType('navigation')
      .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload')
  }
}
