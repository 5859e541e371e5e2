import { renewCall, type SessionInfo } from '@plaza/contract/identity'
import { unreadCountCall } from '@plaza/contract/site'
import { CallError } from '@plaza/client/transport'
import type { Shell } from '../page/shell'

/**
 * Asks once at start whether the session of the cookie still holds, and whose it is, also where this browser's storage
 * has been cleared and only the cookie lives; keeps the unread counts of a member.
 */
export function keepSession(
  { events, transport, queries, page }: Pick<Shell, 'events' | 'transport' | 'queries' | 'page'>,
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
  const kept = events.session.getState().session
  if (!kept && !page.hasSession) return
  const renew = async () => {
    const session = await transport.send(renewCall, { signal })
    // It has been signed out or in here meanwhile: the answer is of the session before.
    if (events.session.getState().session !== kept) return
    // The cookie is what counts: name and data are never of two accounts. A change counts by itself.
    if (kept && isSameSession(session, kept)) await count()
    else events.setSession(session, 'start')
  }
  // The transport reports a lost session; a lost connection is no reason to sign anyone out.
  void renew().catch(ignoreLost)
}

/** Whether two answers speak of the same session of the same account. */
export const isSameSession = (one: SessionInfo, other: SessionInfo): boolean =>
  one.token === other.token &&
  one.userName === other.userName &&
  one.type === other.type &&
  one.merchantCode === other.merchantCode &&
  (one.firstTimeLogin ?? false) === (other.firstTimeLogin ?? false) &&
  one.id === other.id &&
  JSON.stringify(one.facts) === JSON.stringify(other.facts)
