import { MobileField } from '../../parts/mobile-field/MobileField'
import { SmsCodeField } from '../../parts/sms-code/SmsCodeField'
import type { LoginFormState } from './useLoginForm'

/** Mobile number and SMS code. */
export function MobileFields({ login }: { login: LoginFormState }) {
  const { values, problems, edit, country, sms } = login
  return (
    <>
      <MobileField
        country={country}
        error={problems.at('mobileNum')}
        value={values.mobileNum}
        onChange={(value) => edit('mobileNum', value)}
      />
      <SmsCodeField
        sms={sms}
        error={problems.at('messageCode')}
        value={values.messageCode}
        onChange={(value) => edit('messageCode', value)}
      />
    </>
  )
}
