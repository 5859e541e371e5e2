import type { HostEvents } from '@plaza/events'
import { buildMessageOf } from './build-message'
import type { OverrideEntry } from './local-override'

/**
 * A watched build that threw has its failure card, and nothing of its state is left: once the next edit builds, the page
 * is loaded again, never with money in flight. A second run of the same container would not be what is being edited.
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
