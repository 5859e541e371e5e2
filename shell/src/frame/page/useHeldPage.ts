import { useStoreValue } from '@plaza/events'
import { useEffect, useState } from 'react'
import { useShell } from '../../kernel/page/context'
import type { Page } from '../../kernel/routes/current-page'

/** How long the result stays visible once money has arrived, ms. */
const seenMs = 5_000

/**
 * The page that stays at an address. A newer plan may switch off a remote's page: that takes effect at once, but never
 * while money is in flight, nor before the page has shown the result; a page that a newer release no longer has stays
 * until the person leaves it (REMOTE-8).
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

/** True while money is in flight, and a moment longer. */
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
  // Another condition could redirect away from it.
  return isMoving && JSON.stringify(next.when) !== JSON.stringify(before.when)
}
