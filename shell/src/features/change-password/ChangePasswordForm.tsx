import type { SessionInfo } from '@plaza/contract/identity'
import { PasswordField, TextField } from '@plaza/ui/field'
import { useSignInText } from '../../kernel/language/texts'
import { BirthDateField } from '../../parts/age-fields/BirthDateField'
import { DeclarationBox } from '../../parts/age-fields/DeclarationBox'
import { PasswordForm } from '../../parts/password-form/PasswordForm'
import { useChangePassword } from './useChangePassword'

/** The form: read-only username, the old password unless it is known, the new one and its confirmation (CHANGE-1). */
export function ChangePasswordForm({ session }: { session: SessionInfo }) {
  const t = useSignInText()
  const { form, rules, submit, send, isDone, isLooking, old, age } = useChangePassword(session)
  return (
    <PasswordForm
      form={form}
      confirmation={form}
      submit={submit}
      onSend={() => void send()}
      label={t('change.newPassword')}
      help={rules.hint('password')}
      action={t('change.submit')}
      isPending={isLooking}
      isDisabled={isDone}
      declarations={
        age.isAsked && (
          <>
            {age.needsBirthDate && (
              <BirthDateField
                minimum={age.minimum}
                value={form.values.birthDate}
                error={form.problemAt('birthDate')}
                onChange={(value) => form.edit('birthDate', value)}
              />
            )}
            <DeclarationBox
              minimum={age.minimum}
              isChecked={form.values.declaration !== ''}
              error={form.problemAt('declaration')}
              onChange={(isDeclared) => form.edit('declaration', isDeclared ? 'yes' : '')}
            />
          </>
        )
      }
    >
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
    </PasswordForm>
  )
}
