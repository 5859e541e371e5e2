import { useErrorText, useFormats, useText } from '@plaza/i18n'
import { Icon } from '@plaza/ui/icon'
import { useShell } from '../../kernel/page/context'
import { useSignInText } from '../../kernel/language/texts'
import type { RegisterFailure } from './use-register'
import styles from './RegisterForm.module.css'

/** Why a registration did not succeed where no field is at fault, that the form is kept, and when to try again. */
export function RegisterProblem({ failure }: { failure: RegisterFailure | undefined }) {
  const t = useSignInText()
  const ui = useText('ui')
  const errorText = useErrorText()
  const { relative } = useFormats()
  const { serverNow } = useShell()
  if (!failure) return null
  const { code, retryAt, requestId } = failure
  return (
    <div role="alert" className={styles.problem}>
      <Icon name="alert" size={20} />
      <div>
        <p>{errorText(code)}</p>
        <p className={styles.more}>
          {retryAt === undefined
            ? t('register.kept')
            : t('register.again', { time: relative(retryAt, serverNow()) })}
        </p>
        {requestId !== '' && (
          <p className={styles.more}>{ui('failure.reference', { reference: requestId })}</p>
        )}
      </div>
    </div>
  )
}
