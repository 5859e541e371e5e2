import type { CallError } from '@plaza/client/transport'
import { useErrorText, useFormats } from '@plaza/i18n'
import { Icon } from '@plaza/ui/icon'
import { useShell } from '../../kernel/page/context'
import { useSignInText } from '../../kernel/language/texts'
import styles from './PasswordForm.module.css'

/** Why the form could not be sent, where no field is at fault, and from when it may be tried again. */
export function FormProblem({ failure }: { failure: CallError | undefined }) {
  const t = useSignInText()
  const errorText = useErrorText()
  const { relative } = useFormats()
  const { serverNow } = useShell()
  if (!failure) return null
  const retryAt = failure.value['retryAt']
  return (
    <div role="alert" className={styles.problem}>
      <Icon name="alert" size={20} />
      <p>
        {errorText(failure.code)}
        {typeof retryAt === 'number' && (
          <span className={styles.when}>{t('forgot.again', { time: relative(retryAt, serverNow()) })}</span>
        )}
      </p>
    </div>
  )
}
