import { PasswordField, TextField } from '@plaza/ui/field'
import { useSignInText } from '../../kernel/language/texts'
import { passwordInput, usernameInput } from './login-inputs'
import type { LoginFormState } from './useLoginForm'

/** Username and password. */
export function UsernameFields({ login }: { login: LoginFormState }) {
  const t = useSignInText()
  const { values, problems, edit } = login
  return (
    <>
      <TextField
        label={t('login.username')}
        {...usernameInput}
        name="username"
        error={problems.at('username')}
        value={values.username}
        onChange={(value) => edit('username', value)}
      />
      <PasswordField
        label={t('login.password')}
        {...passwordInput}
        name="password"
        error={problems.at('password')}
        value={values.password}
        onChange={(value) => edit('password', value)}
      />
    </>
  )
}
