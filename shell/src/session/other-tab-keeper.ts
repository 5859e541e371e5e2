import { clearedAtLogout } from '@plaza/contract'
import type { Shell } from '../app/shell'

/**
 * When another tab has signed out, this one forgets what it kept of the member, after money in flight (design §5);
 * what all tabs share has been cleared by the one that signed out.
 */
export function keepOtherTab(
  { events }: Pick<Shell, 'events'>,
  signal: AbortSignal,
  tab: Storage = sessionStorage,
): void {
  let isOwed = false
  const clear = () => {
    if (!isOwed || events.inflight.getState().length > 0) return
    isOwed = false
    for (const key of clearedAtLogout('session')) tab.removeItem(key)
  }
  events.on(
    'session:changed',
    ({ session, reason }) => {
      isOwed = session === null && reason === 'other-tab'
      clear()
    },
    signal,
  )
  const off = events.inflight.subscribe(clear)
  signal.addEventListener('abort', off)
}
