import { inputLimits } from '@plaza/contract/kernel'
import { TextField } from '@plaza/ui/field'
import { Form, FormFoot } from '@plaza/ui/form'
import { useSignInText } from '../../kernel/language/texts'
import { useFormProblem } from '../../parts/password-form/useFormProblem'
import { useEmailRecovery } from './useEmailRecovery'

/** Username and e-mail address (FORGOT-2). */
export function EmailForm() {
  const t = useSignInText()
  const problem = useFormProblem()
  const { form, submit, send, isDone } = useEmailRecovery()
  const plain = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const
  return (
    <Form ref={form.form} onSend={() => void send()}>
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
      <FormFoot problem={problem(submit.failure)} isPending={submit.isPending} isDisabled={isDone}>
        {t('forgot.send')}
      </FormFoot>
    </Form>
  )
}
