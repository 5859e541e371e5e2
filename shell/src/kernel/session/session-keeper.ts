import { renewCall, type SessionInfo } from '@plaza/contract/identity'
import { unreadCountCall } from '@plaza/contract/site'
import { CallError } from '@plaza/client/transport'
import type { Shell } from '../page/shell'

/**
 * Checks once at start whether the cookie's session is still valid and whose it is, also where this browser's storage
 * has been cleared and only the cookie is left; keeps a member's unread counts current.
 */
export function keepSession(
  {
    events,
    transport,
    queries,
    page,
    recognition,
  }: Pick<Shell, 'events' | 'transport' | 'queries' | 'page' | 'recognition'>,
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
  // What was said while the stream was lost is not said again.
  events.on(
    'stream:restored',
    () => {
      if (events.session.getState().session) void count().catch(ignoreLost)
    },
    signal,
  )
  const kept = events.session.getState().session
  if (!kept && !page.hasSession) return
  const renew = async () => {
    const session = await transport.send(renewCall, { signal })
    // A sign-out or sign-in happened meanwhile: the answer belongs to the previous session.
    if (events.session.getState().session !== kept) return
    // The cookie decides, so that name and data never come from two accounts. A change is published like any other.
    if (kept && isSameSession(session, kept)) await count()
    else events.setSession(session, 'start')
  }
  // The transport reports a lost session; a lost connection signs nobody out.
  void renew().catch(ignoreLost).finally(recognition.settle)
}

/** Whether two answers are about the same session of the same account. */
export const isSameSession = (one: SessionInfo, other: SessionInfo): boolean =>
  one.token === other.token &&
  one.userName === other.userName &&
  one.type === other.type &&
  one.merchantCode === other.merchantCode &&
  (one.firstTimeLogin ?? false) === (other.firstTimeLogin ?? false) &&
  one.id === other.id &&
  JSON.stringify(one.facts) === JSON.stringify(other.facts)
