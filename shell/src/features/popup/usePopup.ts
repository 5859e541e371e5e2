import { popupRefreshMs } from '@plaza/contract/kernel'
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { isFirstLogin } from '../../kernel/session/password-change'
import { groupOf, popupsFor } from './audience'
import { addClosed, readClosed } from './closed-set'
import { hiddenPopup, nextPopup } from './popup-machine'
import { useAnnouncements } from './useAnnouncements'

/**
 * The state of the announcement pop-up for the current viewer. It checks 500 ms after home was mounted, and again
 * whenever the list changes (POPUP-5).
 *
 * @param mountedAt when home was mounted, by `performance.now()`
 */
export function usePopup(mountedAt: number) {
  const { announcements, isKnown, session } = useAnnouncements()
  const group = groupOf(session)
  const list = useMemo(
    // Before the first login's forced password change is done, nobody reaches home.
    () => popupsFor(announcements ?? [], session && { firstTimeLogin: isFirstLogin(session) }),
    [announcements, session],
  )
  const [state, dispatch] = useReducer(nextPopup, hiddenPopup)
  const [hasLooked, setLooked] = useState(false)
  const isClosing = state.phase === 'closing'
  useEffect(() => {
    // While it closes it ignores changes; once hidden it checks again.
    if (!isKnown || isClosing) return undefined
    const restMs = Math.max(0, popupRefreshMs - (performance.now() - mountedAt))
    const timer = setTimeout(() => {
      dispatch({ type: 'refreshed', group, list, closed: readClosed(localStorage, group) })
      setLooked(true)
    }, restMs)
    return () => clearTimeout(timer)
  }, [isKnown, isClosing, group, list, mountedAt])

  const close = useCallback(() => {
    if (state.phase === 'open') addClosed(localStorage, state.group, state.list)
    dispatch({ type: 'closed' })
  }, [state])
  return { state, hasLooked, dispatch, close }
}
