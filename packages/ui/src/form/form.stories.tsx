import { PasswordField, TextField } from '@plaza/ui/field'
import { useEffect, useRef } from 'react'
import { Form, FormFoot, useForm, type FormFootProps } from '.'

export default { title: 'form' }

interface Props extends Partial<FormFootProps> {
  hasErrors?: boolean
}

function SignIn({ hasErrors = false, ...foot }: Props) {
  const form = useForm({
    initial: { name: '', password: '' },
    check: (field, values) => (values[field] === '' ? `Please write your ${field}` : undefined),
    checksOnChange: true,
  })
  const { edit } = form
  const isEdited = useRef(false)
  useEffect(() => {
    if (!hasErrors || isEdited.current) return
    // Runs once, to simulate a person who clears both fields.
    isEdited.current = true
    for (const field of ['name', 'password'] as const) edit(field, '')
  }, [edit, hasErrors])
  return (
    <div style={{ padding: 'var(--side)' }}>
      <Form ref={form.form} onSend={() => void form.passes()}>
        <TextField
          label="Username"
          name="name"
          help="4 to 16 letters"
          value={form.values.name}
          error={form.problemAt('name')}
          onChange={(value) => edit('name', value)}
        />
        <PasswordField
          label="Password"
          name="password"
          value={form.values.password}
          error={form.problemAt('password')}
          onChange={(value) => edit('password', value)}
        />
        <FormFoot problem={undefined} isPending={false} {...foot}>
          Log in
        </FormFoot>
      </Form>
    </div>
  )
}

export const Ready = () => <SignIn />
export const FieldErrors = () => <SignIn hasErrors />
export const Problem = () => (
  <SignIn
    problem={{
      text: 'Too many attempts. This account is locked for a while.',
      details: ['Nothing that you wrote is lost.', 'Reference 0192-7f3a-55c1'],
      timeLeft: 'Try again in 14:59',
    }}
  />
)
export const Sending = () => <SignIn isPending />
export const NotYet = () => <SignIn disabledReason="Accept the agreement first." />
