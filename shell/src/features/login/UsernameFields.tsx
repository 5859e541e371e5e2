import { PasswordField, TextField } from '@plaza/ui/field'
import { useSignInText } from '../../kernel/language/texts'
import type { LoginFormState } from './useLoginForm'

/** Username and password. */
export function UsernameFields({ login }: { login: LoginFormState }) {
  const t = useSignInText()
  const { values, problems, edit } = login
  return (
    <>
      <TextField
        label={t('login.username')}
        icon="user"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
        enterKeyHint="next"
        error={problems.at('username')}
        value={values.username}
        onChange={(value) => edit('username', value)}
      />
      <PasswordField
        label={t('login.password')}
        icon="lock"
        name="password"
        autoComplete="current-password"
        maxLength={128}
        enterKeyHint="go"
        error={problems.at('password')}
        value={values.password}
        onChange={(value) => edit('password', value)}
      />
    </>
  )
}
