import { CallError, useCallMutation, useForget } from '@plaza/client'
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
  const { mutateAsync, isPending, error } = useCallMutation(closeAccountCall)
  return {
    isPending,
    // Without the password nothing was asked for.
    problem:
      error && error.code !== 'reauth.required' ? errorText(error.code, error.value, error) : undefined,
    /** @param leavesMinor the amount that the member acknowledged, minor units */
    close: (leavesMinor: number) =>
      // By the promise: the end of the session may take this page away before the answer is there.
      mutateAsync({ body: { leavesMinor } }).then(
        () => {
          onAnswer()
          events.say('toast', { kind: 'success', text: t('security.closing.done') })
          // The stream ends the session of this page as of every other.
          navigate('/m/home')
        },
        (failure: unknown) => {
          if (!(failure instanceof CallError)) throw failure
          onAnswer()
          if (failure.code === 'account.money') forget(closingCall)
        },
      ),
  }
}
