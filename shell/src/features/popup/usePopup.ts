import { popupRefreshMs } from '@plaza/contract/kernel'
import { useLanguage } from '@plaza/i18n'
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { isFirstLogin } from '../../kernel/session/password-change'
import { groupOf, popupsFor } from './audience'
import { isClosed, noteSeen, readClosed, writeClosed } from './closed-set'
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
  const language = useLanguage()
  const group = groupOf(session)
  const list = useMemo(
    // Before the first login's forced password change is done, nobody reaches home.
    () =>
      popupsFor(
        announcements ?? [],
        session && { firstTimeLogin: isFirstLogin(session), type: session.type },
      ),
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
      const isSeen = isClosed(readClosed(localStorage, group, language), language, list)
      if (isSeen) noteSeen(localStorage, group, language, list)
      dispatch({ type: 'refreshed', group, list: isSeen ? [] : list })
      setLooked(true)
    }, restMs)
    return () => clearTimeout(timer)
  }, [isKnown, isClosing, group, language, list, mountedAt])

  const close = useCallback(() => {
    if (state.phase === 'open') writeClosed(localStorage, state.group, language, state.list)
    dispatch({ type: 'closed' })
  }, [state, language])
  return { state, hasLooked, dispatch, close }
}
