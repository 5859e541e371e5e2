import { holds, useViewer } from '@plaza/federation'
import { useStoreValue } from '@plaza/events'
import { useLocation } from '@plaza/facade/router'
import { useEffect, useRef } from 'react'
import { useShell } from '../../kernel/page/context'
import type { Page } from '../../kernel/routes/current-page'

/**
 * Whether a page is open to this viewer. A visitor on a member's page is sent to sign in, with the way back (REMOTE-3);
 * a page whose flag or promotion is off is closed. After a sign-out in another tab, a member's page stays until money
 * in flight has arrived (REMOTE-8). While the account behind the cookie is being asked for, a member's page waits, and one that decides by the account itself
 * (SESSION-4).
 */
export function useConditionGate(page: Page): 'open' | 'waiting' | 'leaving' | 'closed' {
  const { events, recognition } = useShell()
  const isRecognising = useStoreValue(recognition)
  const viewer = useViewer()
  const { session, reason } = useStoreValue(events.session)
  const inflight = useStoreValue(events.inflight)
  const { pathname, search } = useLocation()
  const shownAt = useRef<string>(undefined)
  const when = page.kind === 'remote' ? page.when : undefined
  const isMissing = when?.auth === 'member' && !session
  const isSignedOutElsewhere = isMissing && reason === 'other-tab'
  const isHeld = isSignedOutElsewhere && inflight.length > 0
  const needsAccount = isMissing || (page.kind === 'remote' && page.waitsForAccount === true && !session)
  const isWaiting = needsAccount && isRecognising
  const isLeaving = isMissing && !isHeld && !isWaiting

  useEffect(() => {
    if (session) shownAt.current = pathname
  }, [session, pathname])
  useEffect(() => {
    if (!isLeaving || reason === 'logout') return
    // The frame takes someone who was on the page home; someone who opens it later is asked to sign in.
    if (isSignedOutElsewhere && shownAt.current === pathname) return
    events.say('session:required', { returnTo: pathname + search })
  }, [isLeaving, isSignedOutElsewhere, reason, events, pathname, search])

  if (isWaiting) return 'waiting'
  if (isLeaving) return 'leaving'
  return isHeld || holds(when, viewer) ? 'open' : 'closed'
}
