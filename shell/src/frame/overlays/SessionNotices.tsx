import { toastMs } from '@plaza/contract/kernel'
import { useErrorText } from '@plaza/i18n'
import { useEffect } from 'react'
import { useShellText } from '../../kernel/language/texts'
import { useShell } from '../../kernel/page/context'

/** Explains that a session has ended by itself (SESSION-7), or was ended on another device (SESSION-5). */
export function SessionNotices() {
  const { events } = useShell()
  const errorText = useErrorText()
  const t = useShellText()
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
  useEffect(
    () =>
      events.on('session:ended', ({ by }) => {
        // Only when it was this page's session: another one goes on.
        if (by !== 'other-device' || events.session.getState().session) return
        events.say('toast', {
          id: 'session',
          kind: 'info',
          text: t('session.endedElsewhere'),
          durationMs: toastMs.long,
        })
      }),
    [events, t],
  )
  return null
}
