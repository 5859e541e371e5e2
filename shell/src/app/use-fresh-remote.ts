import { useLayoutEffect, useRef } from 'react'
import { useShell } from './context'
import type { Page } from './current-page'

const reloadedKey = 'plaza.reloaded'

/**
 * A remote that this page runs is never swapped underneath it: where the plan has another release meanwhile, the next
 * navigation into it loads the document, once for each release and never while money is in flight (design §3).
 */
export function useFreshRemote(page: Page): void {
  const { plan, loader, events } = useShell()
  const remote = page.kind === 'remote' ? page.remote : undefined
  const before = useRef(remote)
  useLayoutEffect(() => {
    if (before.current === remote) return
    before.current = remote
    if (!remote) return
    const running = loader.releaseInUse(remote)
    const planned = plan.remote(remote)
    const isCurrent =
      !running || !planned || running === planned.release || running === planned.fallback?.release
    if (isCurrent || events.inflight.getState().length > 0) return
    const wanted = `${remote}@${planned.release}`
    if (sessionStorage.getItem(reloadedKey) === wanted) return
    sessionStorage.setItem(reloadedKey, wanted)
    location.reload()
  }, [remote, plan, loader, events])
}
