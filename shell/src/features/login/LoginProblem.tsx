import { useErrorText, useFormats } from '@plaza/i18n'
import { Icon } from '@plaza/ui/icon'
import { useShell } from '../../app/context'
import { useSignInText } from '../../texts'
import type { LoginFailure } from './use-login'
import styles from './LoginForm.module.css'

/** What went wrong with signing in, and from when it may be tried again. */
export function LoginProblem({ failure }: { failure: LoginFailure | undefined }) {
  const t = useSignInText()
  const errorText = useErrorText()
  const { relative } = useFormats()
  const { serverNow } = useShell()
  if (!failure) return null
  return (
    <div role="alert" className={styles.problem}>
      <Icon name="alert" size={20} />
      <p>
        {errorText(failure.code)}
        {failure.retryAt !== undefined && (
          <span className={styles.when}>
            {t('login.lockedUntil', { time: relative(failure.retryAt, serverNow()) })}
          </span>
        )}
      </p>
    </div>
  )
}
