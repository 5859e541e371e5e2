import { inputLimits } from '@plaza/contract'
import { Button } from '@plaza/ui/button'
import { TextField } from '@plaza/ui/field'
import type { FormEvent } from 'react'
import { useSignInText } from '../../kernel/language/texts'
import { FormProblem } from '../../parts/password-form/FormProblem'
import styles from '../../parts/password-form/PasswordForm.module.css'
import { useEmailRecovery } from './use-email-recovery'

/** Username and e-mail address (FORGOT-2). */
export function EmailForm() {
  const t = useSignInText()
  const { form, submit, send, isDone } = useEmailRecovery()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const plain = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const
  return (
    <form ref={form.form} className={styles.form} noValidate onSubmit={onSubmit}>
      <TextField
        {...plain}
        label={t('forgot.username')}
        icon="user"
        name="username"
        autoComplete="username"
        maxLength={64}
        enterKeyHint="next"
        isRequired
        value={form.values.username}
        error={form.problemAt('username')}
        onChange={(value) => form.edit('username', value)}
        onBlur={() => form.leave('username')}
      />
      <TextField
        {...plain}
        label={t('forgot.email')}
        icon="mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={inputLimits.email}
        enterKeyHint="send"
        isRequired
        value={form.values.email}
        error={form.problemAt('email')}
        onChange={(value) => form.edit('email', value)}
        onBlur={() => form.leave('email')}
      />
      <FormProblem failure={submit.failure} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isBlock
        className={styles.submit}
        isBusy={submit.isPending}
        isDisabled={isDone}
      >
        {t('forgot.send')}
      </Button>
    </form>
  )
}
