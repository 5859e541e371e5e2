import type { Shell } from '../page/shell'
import { keysToClear } from './keys-to-clear'

/** A tab that signs out clears these itself; a session that ended otherwise leaves the form filled (SESSION-2). */
const isRemembered = (key: string): boolean => key === 'autoLoginInfo' || key === 'autoLoginSalt'

/**
 * When another tab has signed out, this one clears the member's data that it holds, after money in flight (SESSION-2).
 * Data shared by all tabs is cleared too, because the sign-out may have come from another device, unless somebody has
 * signed in since.
 */
export function keepOtherTab(
  { events, plan }: Pick<Shell, 'events' | 'plan'>,
  signal: AbortSignal,
  tab: Storage = sessionStorage,
  local: Storage = localStorage,
): void {
  let isOwed = false
  const clear = () => {
    if (!isOwed || events.inflight.getState().length > 0) return
    isOwed = false
    for (const key of keysToClear(plan.getState(), 'session')) tab.removeItem(key)
  }
  events.on(
    'session:changed',
    ({ session, reason }) => {
      isOwed = session === null && reason === 'other-tab'
      if (isOwed && local.getItem('MC_SESSION_INFO') === null)
        for (const key of keysToClear(plan.getState(), 'local')) if (!isRemembered(key)) local.removeItem(key)
      clear()
    },
    signal,
  )
  const off = events.inflight.subscribe(clear)
  signal.addEventListener('abort', off)
}
