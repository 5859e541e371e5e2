import { renewCall, unreadCountCall } from '@plaza/contract'
import { CallError } from '@plaza/client/transport'
import type { Shell } from '../app/shell'

/** Asks once at start whether the session of the cookie still holds, and keeps the unread counts of a member. */
export function keepSession(
  { events, transport, queries }: Pick<Shell, 'events' | 'transport' | 'queries'>,
  signal: AbortSignal,
): void {
  const count = async () => {
    const { mail, notices } = await transport.send(unreadCountCall, { signal })
    events.say('notice:unread', { mail, notices })
  }
  const ignoreLost = (error: unknown) => {
    if (!(error instanceof CallError)) throw error
  }
  events.on(
    'session:changed',
    ({ session }) => {
      if (session) void count().catch(ignoreLost)
      else queries.removeQueries({ predicate: ({ queryKey }) => queryKey[2] !== null })
    },
    signal,
  )
  if (!events.session.getState().session) return
  // A lost session is told to the page by the transport; a lost connection is no reason to sign anyone out.
  void transport.send(renewCall, { signal }).then(count).catch(ignoreLost)
}
