import { toastMs } from '@plaza/contract/kernel'
import { useErrorText } from '@plaza/i18n'
import { useEffect } from 'react'
import { useShellText } from '../../kernel/language/texts'
import { useShell } from '../../kernel/page/context'

/** Who or what ended a session from elsewhere → what is said about it. */
const texts = { 'other-device': 'session.endedElsewhere', break: 'session.endedByBreak' } as const

/**
 * Explains that a session has ended by itself (SESSION-7), was ended on another device (SESSION-5), or by a break from play
 * (RG-8).
 */
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
        const text = by === undefined ? undefined : texts[by as keyof typeof texts]
        if (text === undefined) return
        // After all that hear the end, of which one signs this page out and another says that it is.
        queueMicrotask(() => {
          // Only when it was this page's session: another one goes on.
          if (events.session.getState().session) return
          events.say('toast', { id: 'session', kind: 'info', text: t(text), durationMs: toastMs.long })
        })
      }),
    [events, t],
  )
  return null
}
