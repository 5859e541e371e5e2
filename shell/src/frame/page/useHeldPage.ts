import { useStoreValue } from '@plaza/events'
import { useEffect, useState } from 'react'
import { useShell } from '../../kernel/page/context'
import type { Page } from '../../kernel/routes/current-page'

/** How long what came of it is seen once money has arrived, ms. */
const seenMs = 5_000

/**
 * The page that stays at an address. A newer plan may switch a remote's page off: that comes at once, but never while
 * money is in flight, nor before the page has shown what came of it; and one that a newer release does not have any more stays until it is left (REMOTE-8).
 */
export function useHeldPage(page: Page, pathname: string): Page {
  const { events } = useShell()
  const isMoving = useIsSeen(useStoreValue(events.inflight).length > 0)
  const [held, setHeld] = useState({ page, pathname })
  if (held.page === page && held.pathname === pathname) return page
  if (held.pathname === pathname && stays(held.page, page, isMoving)) return held.page
  setHeld({ page, pathname })
  return page
}

/** True while something is, and a moment longer. */
function useIsSeen(isNow: boolean): boolean {
  const [isSeen, setSeen] = useState(isNow)
  useEffect(() => {
    const timer = setTimeout(setSeen, isNow ? 0 : seenMs, isNow)
    return () => clearTimeout(timer)
  }, [isNow])
  return isNow || isSeen
}

function stays(before: Page, next: Page, isMoving: boolean): boolean {
  if (before.kind !== 'remote') return false
  if (next.kind === 'unavailable') return isMoving
  if (next.kind !== 'remote') return true
  if (next.remote !== before.remote || next.contribution !== before.contribution) return true
  // Another condition could lead away from it.
  return isMoving && JSON.stringify(next.when) !== JSON.stringify(before.when)
}
