import { useCallMutation, useForget, type CallError } from '@plaza/client'
import { endOtherSessionsCall, endSessionCall, sessionsCall } from '@plaza/contract/identity'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { useSessionsText } from '../../locales/sessions/texts'

/** Signs other devices out and reports the result. */
export function useEndSessions() {
  const t = useSessionsText()
  const errorText = useErrorText()
  const { events } = useRemote()
  const forget = useForget()
  const one = useCallMutation(endSessionCall)
  const others = useCallMutation(endOtherSessionsCall)
  const withToasts = (success: string) => ({
    onSuccess: () => {
      forget(sessionsCall)
      events.say('toast', { kind: 'success', text: success })
    },
    onError: (failure: CallError) =>
      // The member closed the password prompt, so there is nothing to report.
      failure.code !== 'reauth.required' &&
      events.say('toast', { kind: 'error', text: errorText(failure.code, failure.value, failure) }),
  })
  return {
    isEnding: one.isPending || others.isPending,
    endOne: (id: string) => one.mutate({ params: { id } }, withToasts(t('sessions.ended'))),
    endOthers: () => others.mutate({}, withToasts(t('sessions.endedOthers'))),
  }
}
