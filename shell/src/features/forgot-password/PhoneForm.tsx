import { useSignInText } from '../../kernel/language/texts'
import { CaptchaField } from '../../parts/captcha/CaptchaField'
import { MobileField } from '../../parts/mobile-field/MobileField'
import { PasswordForm } from '../../parts/password-form/PasswordForm'
import { SmsCodeField } from '../../parts/sms-code/SmsCodeField'
import { usePhoneRecovery } from './usePhoneRecovery'

/** Mobile number, SMS code and new password (FORGOT-3). */
export function PhoneForm() {
  const t = useSignInText()
  const { form, rules, country, captchaField, sms, submit, send, hasCode } = usePhoneRecovery()
  const reason = () => {
    if (submit.isPending || (form.isTouched && form.isFine)) return undefined
    if (!hasCode) return t('forgot.codeFirst')
    const isMarked = (['mobileNum', 'messageCode', 'newPassword'] as const).some(
      (field) => form.values[field] !== '' && form.problemAt(field) !== undefined,
    )
    return t(isMarked ? 'forgot.faulty' : 'forgot.incomplete')
  }
  return (
    <PasswordForm
      form={form}
      submit={submit}
      onSend={() => void send()}
      label={t('forgot.newPassword')}
      help={rules.hint('password')}
      action={t('forgot.set')}
      disabledReason={reason()}
    >
      <MobileField
        country={country}
        isRequired
        help={rules.hint('mobileNum')}
        value={form.values.mobileNum}
        error={form.problemAt('mobileNum')}
        onChange={(value) => form.edit('mobileNum', value)}
      />
      <CaptchaField {...captchaField} />
      <SmsCodeField
        sms={sms}
        isRequired
        isInputDisabled={!hasCode}
        value={form.values.messageCode}
        error={form.problemAt('messageCode')}
        onChange={(value) => form.edit('messageCode', value)}
      />
    </PasswordForm>
  )
}
