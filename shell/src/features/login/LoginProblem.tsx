import { useErrorText } from '@plaza/i18n'
import { Icon } from '@plaza/ui/icon'
import { useSignInText } from '../../kernel/language/texts'
import { useCountdown } from '../../parts/countdown/use-countdown'
import { clockText } from './clock-text'
import type { LoginFailure } from './use-login'
import styles from './LoginForm.module.css'

/**
 * What went wrong with signing in, and how long until it may be tried again. The time stands beside the alert, not in
 * it: it changes every second and would be read out each time.
 */
export function LoginProblem({ failure }: { failure: LoginFailure | undefined }) {
  const t = useSignInText()
  const errorText = useErrorText()
  const secondsLeft = useCountdown(failure?.retryAt)
  if (!failure) return null
  return (
    <div className={styles.problem}>
      <Icon name="alert" size={20} />
      <div>
        <p role="alert">{errorText(failure.code)}</p>
        {secondsLeft > 0 && (
          <p className={styles.when} role="timer">
            {t('login.lockedUntil', { time: clockText(secondsLeft) })}
          </p>
        )}
      </div>
    </div>
  )
}
