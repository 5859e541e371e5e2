import type { SessionInfo } from '@plaza/contract/identity'
import { PasswordField, TextField } from '@plaza/ui/field'
import { Form, FormFoot } from '@plaza/ui/form'
import { useSignInText } from '../../kernel/language/texts'
import { useFormProblem } from '../../parts/password-form/useFormProblem'
import { NewPasswordField } from '../../parts/password-form/NewPasswordField'
import { useChangePassword } from './useChangePassword'

/** The form: read-only username, the old password unless it is known, the new one and its confirmation (CHANGE-1). */
export function ChangePasswordForm({ session }: { session: SessionInfo }) {
  const t = useSignInText()
  const problem = useFormProblem()
  const { form, rules, submit, send, isDone, old } = useChangePassword(session)
  return (
    <Form ref={form.form} onFocus={submit.prepare} onSend={() => void send()}>
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
      <FormFoot
        problem={problem(submit.failure)}
        isPending={submit.isPending || old.kind === 'looking'}
        isDisabled={isDone}
      >
        {t('change.submit')}
      </FormFoot>
    </Form>
  )
}
