import type { Events } from '@plaza/events'

/** Calls `go` when a token appears, which closes message overlays (SESSION-2). */
export function overlaysGo(events: Events, go: () => void, signal: AbortSignal): void {
  let had = events.session.getState().session?.token
  events.on(
    'session:changed',
    ({ session }) => {
      const hasAppeared = session !== null && session.token !== had
      had = session?.token
      if (hasAppeared) go()
    },
    signal,
  )
}
