import { Button } from '@plaza/ui/button'
import type { FocusEvent, FormEvent } from 'react'
import { useSignInText } from '../../texts'
import { CaptchaField } from '../captcha/CaptchaField'
import { Declarations } from './Declarations'
import { ModeTabs } from './ModeTabs'
import { RegisterField } from './RegisterField'
import { RegisterProblem } from './RegisterProblem'
import { fieldOfControl } from './use-focus-field'
import { useRegister } from './use-register'
import { useRegisterForm, type FormStart } from './use-register-form'
import { useRegisterSms } from './use-register-sms'
import styles from './RegisterForm.module.css'

/** Without WebCrypto nothing can be encrypted: plain http on anything but this device (design §2). */
const isInsecure = globalThis.isSecureContext === false

/** The registration form (spec §2, §5): tabs, fields, captcha, declarations. What is wrong is said where it is. */
export function RegisterForm(start: FormStart) {
  const t = useSignInText()
  const form = useRegisterForm(start)
  const sms = useRegisterSms(form)
  const { submit, prepare, isPending, failure } = useRegister(form)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isInsecure) submit()
  }
  const leave = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) form.leave(fieldOfControl(target.name))
  }
  const fields = (
    <div className={styles.fields}>
      {form.shown.map((name) => (
        <RegisterField key={name} form={form} name={name} sms={sms} />
      ))}
    </div>
  )
  return (
    <form ref={form.form} className={styles.form} onSubmit={send} onFocus={prepare} onBlur={leave} noValidate>
      {form.modes.length > 1 ? (
        <ModeTabs modes={form.modes} mode={form.draft.mode} onChange={form.switchTo}>
          {fields}
        </ModeTabs>
      ) : (
        fields
      )}
      <CaptchaField
        captcha={form.captcha}
        value={form.draft.values.captcha}
        onChange={(value) => form.write('captcha', value)}
        error={form.problemAt('captcha')}
      />
      <Declarations form={form} />
      <RegisterProblem failure={isInsecure ? { code: 'context.insecure', requestId: '' } : failure} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isBlock
        isBusy={isPending}
        disabledReason={form.draft.isAgreed || isPending ? undefined : t('register.agreeFirst')}
      >
        {t('register.submit')}
      </Button>
    </form>
  )
}
