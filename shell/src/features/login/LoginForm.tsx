import { Button } from '@plaza/ui/button'
import { PasswordField, TextField } from '@plaza/ui/field'
import { useState, type FormEvent } from 'react'
import { useSignInText } from '../../texts'
import { LoginProblem } from './LoginProblem'
import { useLogin } from './use-login'
import styles from './LoginForm.module.css'

/** Without WebCrypto nothing can be encrypted: plain http on anything but this device (design §2). */
const isInsecure = globalThis.isSecureContext === false

/** Username and password. What went wrong is said at the form, which keeps what was written. */
export function LoginForm() {
  const t = useSignInText()
  const { logIn, prepare, isPending, failure, forget } = useLogin()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const isComplete = username.trim() !== '' && password !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete && !isPending && !isInsecure) logIn(username.trim(), password)
  }
  const edit = (set: (value: string) => void) => (value: string) => {
    set(value)
    if (failure) forget()
  }
  return (
    <form className={styles.form} onSubmit={submit} onFocus={prepare} noValidate>
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
        value={username}
        onChange={edit(setUsername)}
      />
      <PasswordField
        label={t('login.password')}
        icon="lock"
        name="password"
        autoComplete="current-password"
        maxLength={128}
        enterKeyHint="go"
        value={password}
        onChange={edit(setPassword)}
      />
      <LoginProblem failure={isInsecure ? { code: 'context.insecure' } : failure} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isBlock
        isBusy={isPending}
        disabledReason={isComplete || isPending ? undefined : t('login.incomplete')}
      >
        {t('login.submit')}
      </Button>
    </form>
  )
}
