import { holds, useHost } from '@plaza/federation'
import { useStoreValue } from '@plaza/events'
import { useLocation } from '@plaza/facade/router'
import { useEffect } from 'react'
import type { Page } from './current-page'

/**
 * Whether a page is open to this viewer. A visitor on a member's page is sent to sign in, with the way back
 * (spec §6); a page whose flag or promotion is off is closed.
 */
export function useConditionGate(page: Page): 'open' | 'leaving' | 'closed' {
  const { events, flags, promos } = useHost()
  const { session, reason } = useStoreValue(events.session)
  const { pathname, search } = useLocation()
  const when = page.kind === 'remote' ? page.when : undefined
  const isLeaving = when?.auth === 'member' && !session
  useEffect(() => {
    if (isLeaving && reason !== 'logout') events.say('session:required', { returnTo: pathname + search })
  }, [isLeaving, reason, events, pathname, search])
  if (isLeaving) return 'leaving'
  return holds(when, { session, flags, promos }) ? 'open' : 'closed'
}
