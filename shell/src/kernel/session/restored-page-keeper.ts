import type { Shell } from '../page/shell'

/**
 * A page that comes back from the browser's back-forward cache is as it was left. When somebody else has signed in or
 * out meanwhile, it shows nothing and loads again (SESSION-2).
 */
export function keepRestoredPage(
  { events }: Pick<Shell, 'events'>,
  signal: AbortSignal,
  reload = () => location.reload(),
): void {
  const check = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || events.hasStoredSession()) return
    document.documentElement.hidden = true
    reload()
  }
  addEventListener('pageshow', check, { signal })
}
