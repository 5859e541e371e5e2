import { useSearchParams } from '@plaza/facade/router'
import { Form, FormFoot } from '@plaza/ui/form'
import { Tabs } from '@plaza/ui/tabs'
import type { FocusEvent } from 'react'
import { useSignInText } from '../../kernel/language/texts'
import { CaptchaField } from '../../parts/captcha/CaptchaField'
import { SocialButtons } from '../../parts/social/SocialButtons'
import { fieldOfControl } from './control-names'
import { Declarations } from './Declarations'
import { RegisterField } from './RegisterField'
import type { RegisterMode } from './register-modes'
import { SocialWaiting } from './SocialWaiting'
import { useRegister } from './useRegister'
import { useRegisterForm, type FormStart } from './useRegisterForm'
import { useRegisterProblem } from './useRegisterProblem'
import { useRegisterSms } from './useRegisterSms'
import { waitingProvider } from './waiting-provider'

/** Without WebCrypto nothing can be encrypted: plain http on anything but this device (REG-7). */
const isInsecure = globalThis.isSecureContext === false

/** The registration form (REG-2): tabs, fields, captcha, declarations. Errors are shown at their fields. */
export function RegisterForm({ returnTo, ...start }: FormStart & { returnTo: string }) {
  const t = useSignInText()
  const [query] = useSearchParams()
  const social = waitingProvider(query.get('social'))
  const form = useRegisterForm(start)
  const sms = useRegisterSms(form)
  const { submit, prepare, isPending, failure, tell } = useRegister(form)
  const problem = useRegisterProblem(isInsecure ? { code: 'context.insecure', requestId: '' } : failure)
  const leave = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) form.leave(fieldOfControl(target.name))
  }
  const labels: Record<RegisterMode, string> = {
    username: t('register.byUsername'),
    mobile: t('register.byMobile'),
  }
  return (
    <Form ref={form.form} onSend={() => !isInsecure && submit()} onFocus={prepare} onBlur={leave}>
      {social && <SocialWaiting provider={social} />}
      {form.modes.length > 1 && (
        <Tabs
          label={t('register.modes')}
          items={form.modes.map((id) => ({ id, label: labels[id] }))}
          value={form.draft.mode}
          onChange={(id) => form.switchTo(id === 'mobile' ? 'mobile' : 'username')}
        />
      )}
      {form.shown.map((name) => (
        <RegisterField key={name} form={form} name={name} sms={sms} />
      ))}
      <CaptchaField
        captcha={form.captcha}
        value={form.draft.values.captcha}
        onChange={(value) => form.write('captcha', value)}
        error={form.problemAt('captcha')}
      />
      <Declarations form={form} />
      <FormFoot
        problem={problem}
        isPending={isPending}
        disabledReason={form.draft.isAgreed ? undefined : t('register.agreeFirst')}
      >
        {t('register.submit')}
      </FormFoot>
      {!social && <SocialButtons returnTo={returnTo} onFailure={tell} />}
    </Form>
  )
}
