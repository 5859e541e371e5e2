import type { FieldRule } from '@plaza/contract/identity'
import { useClient } from '@plaza/client'
import { useText } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { Dialog } from '@plaza/ui/dialog'
import { PasswordField } from '@plaza/ui/field'
import { Form } from '@plaza/ui/form'
import { useId, useState, type ReactNode } from 'react'

export interface PasswordQuestionProps {
  isOpen: boolean
  isBusy: boolean
  title: string
  /** What the password confirms. */
  text: ReactNode
  label: string
  help?: string
  /** Why the last password was not accepted. */
  error: string | null
  confirm: string
  /** The format of a withdrawal password; only its length and whether it consists of digits are used. */
  rule: FieldRule
  /** The password is created now, not verified. */
  isNew?: boolean
  /** Receives the password; the field is cleared afterwards. */
  onAnswer: (password: string) => void
  onCancel: () => void
  /** The way on for a member who has forgotten it. */
  forgot?: { label: string; onPress: () => void }
}

/**
 * Asks for the withdrawal password, or for a new one. Browsers must not save it, because it is not a sign-in password.
 */
export function PasswordQuestion(props: PasswordQuestionProps) {
  const { isOpen, isBusy, title, text, label, help, error, confirm, rule, isNew = false } = props
  const { onAnswer, onCancel, forgot } = props
  const ui = useText('ui')
  const { transport } = useClient()
  const form = useId()
  const [password, setPassword] = useState('')
  const close = () => {
    setPassword('')
    onCancel()
  }
  const send = () => {
    if (isBusy || password === '') return
    setPassword('')
    onAnswer(password)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !isBusy && close()}
      title={title}
      isAlert
      closesByMask={false}
      actions={
        <>
          <Button onClick={close} isDisabled={isBusy}>
            {ui('cancel')}
          </Button>
          <Button type="submit" form={form} variant="primary" isBusy={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <Form id={form} onSend={send}>
        <p>{text}</p>
        <PasswordField
          label={label}
          name="paymentPassword"
          autoComplete={isNew ? 'new-password' : 'off'}
          inputMode={rule.pattern?.startsWith('\\d') ? 'numeric' : 'text'}
          maxLength={rule.maxLength ?? 64}
          enterKeyHint="go"
          isRequired
          value={password}
          help={help}
          error={error}
          onChange={setPassword}
          // The encryption keys and code load while the password is typed; if loading fails, the submit reports it.
          onFocus={() => void transport.prepareSeal().catch(() => undefined)}
        />
        {forgot && (
          <Button variant="quiet" isDisabled={isBusy} onClick={forgot.onPress}>
            {forgot.label}
          </Button>
        )}
      </Form>
    </Dialog>
  )
}
