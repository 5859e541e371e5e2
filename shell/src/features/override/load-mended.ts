import type { HostEvents } from '@plaza/events'
import { buildMessageOf } from './build-message'
import type { OverrideEntry } from './local-override'

/**
 * A watched build that threw shows its failure card, and none of its state is left, so after the next successful build
 * the page is reloaded, never with money in flight. Running the same container a second time would not run the edited
 * code.
 */
export function loadMended(
  entries: readonly OverrideEntry[],
  events: Pick<HostEvents, 'inflight'>,
  reload: () => void = () => location.reload(),
): void {
  const watched = entries.filter(({ isWatched }) => isWatched)
  if (watched.length === 0) return
  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (buildMessageOf(event)?.type !== 'webpackOk' || events.inflight.getState().length > 0) return
    if (watched.some(({ remote }) => document.querySelector(`[data-remote-failed="${remote}"]`))) reload()
  })
}
