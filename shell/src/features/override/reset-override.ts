import type { HostEvents } from '@plaza/events'
import { rememberOverrides, readOverrides } from './remember-overrides'

/** Removes an override. Does nothing and returns false while money is in flight. */
export type ResetOverride = (remote: string) => boolean

/** Creates the function that removes one override of this tab and reloads the page. */
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
    rememberOverrides(storage, kept)
    reload()
    return true
  }
