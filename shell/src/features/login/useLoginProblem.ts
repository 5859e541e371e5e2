import { useErrorText, useFormats } from '@plaza/i18n'
import { clockText } from '@plaza/ui/countdown'
import type { FormProblemProps } from '@plaza/ui/form'
import { useShell } from '../../kernel/page/context'
import { useSignInText } from '../../kernel/language/texts'
import { useCountdown } from '../../parts/countdown/useCountdown'
import type { LoginFailure } from './login-failure'

/**
 * The error of a sign-in and the time until the next attempt is allowed. The time is outside the announced text,
 * because it changes every second.
 */
export function useLoginProblem(failure: LoginFailure | undefined): FormProblemProps | undefined {
  const t = useSignInText()
  const errorText = useErrorText()
  const { dateTime } = useFormats()
  const { timeZone } = useShell().page.settings
  const secondsLeft = useCountdown(failure?.retryAt)
  if (!failure) return undefined
  const { excludedUntil } = failure
  // A self-exclusion for good has no end to name.
  if (typeof excludedUntil === 'number')
    return { text: t('login.excludedUntil', { time: dateTime(excludedUntil, { timeZone }) }) }
  return {
    text: errorText(failure.code, {}, failure),
    timeLeft: secondsLeft > 0 ? t('login.lockedUntil', { time: clockText(secondsLeft) }) : undefined,
  }
}
