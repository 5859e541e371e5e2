import type { SessionInfo } from '@plaza/contract'
import { Button } from '@plaza/ui/button'
import { PasswordField, TextField } from '@plaza/ui/field'
import type { FormEvent } from 'react'
import { useSignInText } from '../../kernel/language/texts'
import { FormProblem } from '../../parts/password-form/FormProblem'
import { NewPasswordField } from '../../parts/password-form/NewPasswordField'
import styles from '../../parts/password-form/PasswordForm.module.css'
import { useChangePassword } from './use-change-password'

/** Username read-only, the old password where nobody knows it, the new one, and once more (CHANGE-1). */
export function ChangePasswordForm({ session }: { session: SessionInfo }) {
  const t = useSignInText()
  const { form, rules, submit, send, isDone, old } = useChangePassword(session)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form ref={form.form} className={styles.form} noValidate onFocus={submit.prepare} onSubmit={onSubmit}>
      <TextField
        label={t('change.username')}
        icon="user"
        name="username"
        autoComplete="username"
        readOnly
        value={session.userName}
        onChange={() => {}}
      />
      {old.kind === 'asked' && (
        <PasswordField
          label={t('change.oldPassword')}
          icon="lock"
          name="oldPassword"
          autoComplete="current-password"
          maxLength={128}
          enterKeyHint="next"
          isRequired
          value={form.values.oldPassword}
          error={form.problemAt('oldPassword')}
          onChange={(value) => form.edit('oldPassword', value)}
          onBlur={() => form.leave('oldPassword')}
        />
      )}
      <NewPasswordField
        name="newPassword"
        label={t('change.newPassword')}
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
        isBusy={submit.isPending || old.kind === 'looking'}
        isDisabled={isDone}
      >
        {t('change.submit')}
      </Button>
    </form>
  )
}
