import { useNavigate } from '@plaza/facade/router'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page } from '@plaza/ui/page'
import type { FormEvent } from 'react'
import { forgetPath } from '../../kernel/routes/paths'
import { useSignInText } from '../../kernel/language/texts'
import { FormProblem } from '../../parts/password-form/FormProblem'
import { NewPasswordField } from '../../parts/password-form/NewPasswordField'
import styles from '../../parts/password-form/PasswordForm.module.css'
import { useLinkRecovery } from './use-link-recovery'

/** A new password by the link of an e-mail; where the link is of no use any more, a way to ask for another. */
export function NewPasswordByLink({ code }: { code: string }) {
  const t = useSignInText()
  const navigate = useNavigate()
  const { form, rules, submit, send, isInvalid } = useLinkRecovery(code)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
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
      <form ref={form.form} className={styles.form} noValidate onFocus={submit.prepare} onSubmit={onSubmit}>
        <NewPasswordField
          name="newPassword"
          label={t('forgot.newPassword')}
          form={form}
          help={rules.hint('password')}
          enterKeyHint="next"
        />
        <NewPasswordField
          name="confirmPassword"
          label={t('change.confirmPassword')}
          form={form}
          enterKeyHint="go"
        />
        <FormProblem failure={submit.failure} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isBlock
          className={styles.submit}
          isBusy={submit.isPending}
        >
          {t('forgot.set')}
        </Button>
      </form>
    </div>
  )
}
