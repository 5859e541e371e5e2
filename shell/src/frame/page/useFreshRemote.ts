import { useLocation } from '@plaza/facade/router'
import { useLayoutEffect, useRef } from 'react'
import { useShell } from '../../kernel/page/context'
import type { Page } from '../../kernel/routes/current-page'
import { isBehind } from '../../kernel/routes/is-behind'

const reloadDocument = () => location.reload()
const reloadedKey = 'plaza.reloaded'

/**
 * What this page runs is never swapped underneath it: where the plan has another release meanwhile, of the shell or of a
 * remote that the next page draws, the navigation to it loads the document; once for each revision of the registry, and
 * never while money is in flight (REMOTE-8).
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

/** Whether this tab has not been loaded anew for a revision yet: a site that gives out the same again must not go round. */
function isFirstReload(revision: number): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey) === String(revision)) return false
    sessionStorage.setItem(reloadedKey, String(revision))
    return true
  } catch {
    // Nothing can be kept here: a page that came by a reload stays.
    return !performance
      .getEntriesByType('navigation')
      .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload')
  }
}
