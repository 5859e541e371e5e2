import { toastMs } from '@plaza/contract/kernel'
import { useErrorText } from '@plaza/i18n'
import { useEffect } from 'react'
import { useShell } from '../../kernel/page/context'

/** Explains that a session has ended by itself (SESSION-7). */
export function SessionNotices() {
  const { events } = useShell()
  const errorText = useErrorText()
  useEffect(
    () =>
      events.on('session:changed', ({ session, reason }) => {
        if (session === null && reason === 'expired')
          events.say('toast', {
            id: 'session',
            kind: 'info',
            text: errorText('session.expired'),
            durationMs: toastMs.long,
          })
      }),
    [events, errorText],
  )
  return null
}
