import { useStoreValue } from '@plaza/events'
import { useLocation, useNavigate } from '@plaza/facade/router'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { useShell } from '../page/context'
import { homePath } from '../routes/paths'
import { loginAddress } from './return-to'

export interface SessionScreen {
  /** False when the screen was entered without a session; it then redirects home. */
  isOpen: boolean
  /** Put on the element around everything that can be tapped. */
  guard: { onClickCapture?: (event: SyntheticEvent) => void }
}

/**
 * A screen that needs a session (SESSION-4): entered without one, it redirects home; if the session is lost while it is
 * open, it stays, and the next tap goes to sign in with the way back.
 */
export function useSessionScreen(): SessionScreen {
  const { session } = useStoreValue(useShell().events.session)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [wasOpen] = useState(session !== null)
  useEffect(() => {
    if (!wasOpen) void navigate(homePath, { replace: true })
  }, [wasOpen, navigate])
  if (session) return { isOpen: wasOpen, guard: {} }
  return {
    isOpen: wasOpen,
    guard: {
      onClickCapture: (event) => {
        event.preventDefault()
        event.stopPropagation()
        void navigate(loginAddress(pathname), { replace: true })
      },
    },
  }
}
