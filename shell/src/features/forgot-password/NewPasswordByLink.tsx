import { useNavigate } from '@plaza/facade/router'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page } from '@plaza/ui/page'
import { usePageHead } from '@plaza/ui/page-head'
import { Form, FormFoot } from '@plaza/ui/form'
import { forgetPath } from '../../kernel/routes/paths'
import { useSignInText } from '../../kernel/language/texts'
import { useFormProblem } from '../../parts/password-form/useFormProblem'
import { NewPasswordField } from '../../parts/password-form/NewPasswordField'
import styles from '../../parts/password-form/PasswordForm.module.css'
import { useLinkRecovery } from './useLinkRecovery'

/** Sets a new password by the link of an e-mail; when the link is invalid, offers to request another. */
export function NewPasswordByLink({ code }: { code: string }) {
  const t = useSignInText()
  const problem = useFormProblem()
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
      <Form ref={form.form} onFocus={submit.prepare} onSend={() => void send()}>
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
        <FormFoot problem={problem(submit.failure)} isPending={submit.isPending}>
          {t('forgot.set')}
        </FormFoot>
      </Form>
    </div>
  )
}
