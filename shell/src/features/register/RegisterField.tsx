import type { RegisterFieldName } from '@plaza/contract/identity'
import { MobileField } from '../../parts/mobile-field/MobileField'
import { SmsCodeField } from '../../parts/sms-code/SmsCodeField'
import type { SmsCode } from '../../parts/sms-code/useSmsCode'
import { PasswordPair } from './PasswordPair'
import { PlainField } from './PlainField'
import type { RegisterForm } from './useRegisterForm'

interface Props {
  form: RegisterForm
  name: RegisterFieldName
  sms: SmsCode
}

/** One of the 17 fields that a merchant configures (REG-2). */
export function RegisterField({ form, name, sms }: Props) {
  switch (name) {
    case 'password':
      return <PasswordPair form={form} />
    case 'mobileNum':
      return (
        <MobileField
          country={form.country}
          value={form.draft.values.mobileNum}
          onChange={(value) => form.write('mobileNum', value)}
          error={form.problemAt('mobileNum')}
          help={form.rules.hint('mobileNum')}
          isRequired={form.isRequired('mobileNum')}
        />
      )
    case 'verificationCode':
      return (
        <SmsCodeField
          sms={sms}
          value={form.draft.values.verificationCode}
          onChange={(value) => form.write('verificationCode', value)}
          error={form.problemAt('verificationCode')}
          isRequired={form.isRequired('verificationCode')}
        />
      )
    default:
      return <PlainField form={form} name={name} />
  }
}
