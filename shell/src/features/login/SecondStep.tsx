import { useCallMutation } from '@plaza/client'
import { loginStepCall } from '@plaza/contract/identity'
import { useErrorText, useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { TextField } from '@plaza/ui/field'
import { Form, FormFoot, useForm } from '@plaza/ui/form'
import { useState } from 'react'
import { useSignInText } from '../../kernel/language/texts'
import { useShell } from '../../kernel/page/context'

/** Refusals that belong at the field. */
const atField = 'login.step.wrong'

/**
 * The second step of a sign-in: a code of the member's authenticator, or a recovery code (SECURITY-4). Its code is a chunk of
 * its own, which only members with an authenticator load. `onBack` begins again with the password.
 */
export function SecondStep({ onBack }: { onBack: () => void }) {
  const t = useSignInText()
  const errorText = useErrorText()
  const { relative } = useFormats()
  const { events, page, serverNow } = useShell()
  const [isRecovery, setRecovery] = useState(false)
  const [left, setLeft] = useState<number>()
  const { mutate, isPending, error, reset } = useCallMutation(loginStepCall)
  const form = useForm<'code'>({
    initial: { code: '' },
    check: (_field, { code }) => (code.trim() === '' ? t('login.step.required') : undefined),
  })
  const submit = () => {
    if (isPending || !form.passes()) return
    mutate(
      { body: { code: form.values.code.trim() } },
      {
        onSuccess: ({ customerType: type, ...session }) => {
          sessionStorage.removeItem('trialName')
          events.setSession({ ...session, type, merchantCode: page.plan.merchant }, 'login')
        },
        onError: ({ code, value }) => {
          form.clear('code')
          if (code !== atField) return
          setLeft(typeof value['left'] === 'number' ? value['left'] : undefined)
          form.focus('code')
        },
      },
    )
  }
  const retryAt = error?.value['retryAt']
  const wrong = error?.code === atField ? errorText(atField, { left: left ?? 0 }) : undefined
  return (
    <>
      <Form ref={form.form} onSend={submit}>
        <TextField
          key={String(isRecovery)}
          label={t(isRecovery ? 'login.step.recovery' : 'login.step.code')}
          help={t(isRecovery ? 'login.step.recoveryHelp' : 'login.step.codeHelp')}
          name="code"
          autoFocus
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={isRecovery ? 16 : 6}
          isRequired
          value={form.values.code}
          error={form.problemAt('code') ?? wrong}
          onChange={(value) => {
            if (error) reset()
            form.edit('code', value)
          }}
        />
        <FormFoot
          isPending={isPending}
          problem={
            error && error.code !== atField
              ? {
                  text: errorText(error.code, error.value, error),
                  details: [
                    typeof retryAt === 'number' &&
                      t('login.step.again', { time: relative(retryAt, serverNow()) }),
                  ],
                }
              : undefined
          }
        >
          {t('login.submit')}
        </FormFoot>
      </Form>
      <Button
        isBlock
        onClick={() => {
          setRecovery(!isRecovery)
          form.clear('code')
          reset()
        }}
      >
        {t(isRecovery ? 'login.step.useCode' : 'login.step.useRecovery')}
      </Button>
      <Button variant="quiet" isBlock onClick={onBack}>
        {t('login.step.back')}
      </Button>
    </>
  )
}
