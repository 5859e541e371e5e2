import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useLocation } from '@plaza/facade/router'
import { useEffect } from 'react'
import { LaunchFailure } from './LaunchFailure'

export interface NoSessionProps {
  hadSession: boolean
  /** A time-out or a self-exclusion ended the session: nothing offers to play on (RG-8). */
  isOnBreak: boolean
  onBack: () => void
}

/**
 * Games need a session (SESSION-4): a visitor is sent to sign in with the way back here. Somebody whose session ended
 * during a game sees a message first; somebody who signed out is taken home by the shell.
 */
export function NoSession({ hadSession, isOnBreak, onBack }: NoSessionProps) {
  const { events } = useRemote()
  const { reason } = useStoreValue(events.session)
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!hadSession) events.say('session:required', { returnTo: pathname + search })
  }, [hadSession, events, pathname, search])
  if (!hadSession || reason !== 'expired') return null
  return (
    <LaunchFailure
      code={isOnBreak ? 'member.excluded' : 'session.expired'}
      game={undefined}
      mode="real"
      onAgain={onBack}
      onBack={onBack}
    />
  )
}
