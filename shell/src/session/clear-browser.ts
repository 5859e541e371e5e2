import { clearedAtLogout } from '@plaza/contract'

/** Clears what log-out clears, by the table of storage keys (spec §4 Session), and says that it was deliberate. */
export function clearBrowser(local: Storage = localStorage, session: Storage = sessionStorage): void {
  for (const key of clearedAtLogout('local')) local.removeItem(key)
  // All of it, also what a library has put there: every key of ours in it is one that log-out clears.
  session.clear()
  local.setItem('autoLogin', '0')
}
