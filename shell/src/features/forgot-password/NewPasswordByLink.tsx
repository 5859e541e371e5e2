import { useNavigate } from '@plaza/facade/router'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page } from '@plaza/ui/page'
import { usePageHead } from '@plaza/ui/page-head'
import { forgetPath } from '../../kernel/routes/paths'
import { useSignInText } from '../../kernel/language/texts'
import { PasswordForm } from '../../parts/password-form/PasswordForm'
import styles from '../../parts/password-form/PasswordForm.module.css'
import { useLinkRecovery } from './useLinkRecovery'

/** Sets a new password by the link of an e-mail; when the link is invalid, offers to request another. */
export function NewPasswordByLink({ code }: { code: string }) {
  const t = useSignInText()
  const navigate = useNavigate()
  const { form, rules, submit, send, isInvalid } = useLinkRecovery(code)
  usePageHead(isInvalid)
  if (isInvalid)
    return (
      <Page isCentred>
        <EmptyState
          drawing="boat"
          title={t('forgot.invalid.title')}
          text={t('forgot.invalid.text')}
          action={
            <Button variant="primary" onClick={() => void navigate(forgetPath, { replace: true })}>
              {t('forgot.invalid.action')}
            </Button>
          }
        />
      </Page>
    )
  return (
    <div className={styles.screen}>
      <p className={styles.lead}>{t('forgot.linkText')}</p>
      <PasswordForm
        form={form}
        confirmation={form}
        submit={submit}
        onSend={() => void send()}
        label={t('forgot.newPassword')}
        help={rules.hint('password')}
        action={t('forgot.set')}
      />
    </div>
  )
}
