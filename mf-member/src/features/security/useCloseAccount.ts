import { useCallMutation, useForget } from '@plaza/client'
import { closeAccountCall, closingCall } from '@plaza/contract/identity'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { useSecurityText } from '../../locales/security/texts'

/** Closes the account; `onAnswer` hears that the gateway answered, whatever it said. */
export function useCloseAccount(onAnswer: () => void) {
  const t = useSecurityText()
  const errorText = useErrorText()
  const { events, navigate } = useRemote()
  const forget = useForget()
  const { mutate, isPending, error } = useCallMutation(closeAccountCall)
  return {
    isPending,
    // Without the password nothing was asked for.
    problem:
      error && error.code !== 'reauth.required' ? errorText(error.code, error.value, error) : undefined,
    /** @param leavesMinor what the member was told stays in the account, minor units */
    close: (leavesMinor: number) =>
      mutate(
        { body: { leavesMinor } },
        {
          onSuccess: () => {
            onAnswer()
            events.say('toast', { kind: 'success', text: t('security.closing.done') })
            // The stream ends the session of this page as of every other.
            navigate('/m/home')
          },
          onError: ({ code }) => {
            onAnswer()
            if (code === 'account.money') forget(closingCall)
          },
        },
      ),
  }
}
