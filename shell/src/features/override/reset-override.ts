import type { HostEvents } from '@plaza/events'
import { keepOverrides, readOverrides } from './kept-overrides'

/** Takes back an override. Answers false, and does nothing, while money is on its way. */
export type ResetOverride = (remote: string) => boolean

/** How this tab's overrides are taken back: it forgets one and loads the page again, never with money in flight. */
export const createResets =
  (
    events: Pick<HostEvents, 'inflight'>,
    storage: Storage = sessionStorage,
    reload: () => void = () => location.reload(),
  ): ResetOverride =>
  (remote) => {
    if (events.inflight.getState().length > 0) return false
    const kept = readOverrides(storage)
    kept.delete(remote)
    keepOverrides(storage, kept)
    reload()
    return true
  }
