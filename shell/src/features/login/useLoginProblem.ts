import { useErrorText } from '@plaza/i18n'
import { clockText } from '@plaza/ui/countdown'
import type { FormProblemProps } from '@plaza/ui/form'
import { useSignInText } from '../../kernel/language/texts'
import { useCountdown } from '../../parts/countdown/useCountdown'
import type { LoginFailure } from './useLogin'

/**
 * What went wrong with signing in, and how long until it may be tried again. The time stands beside what is read out,
 * not in it: it changes every second.
 */
export function useLoginProblem(failure: LoginFailure | undefined): FormProblemProps | undefined {
  const t = useSignInText()
  const errorText = useErrorText()
  const secondsLeft = useCountdown(failure?.retryAt)
  if (!failure) return undefined
  return {
    text: errorText(failure.code),
    timeLeft: secondsLeft > 0 ? t('login.lockedUntil', { time: clockText(secondsLeft) }) : undefined,
  }
}
