import { CallError } from '@plaza/client/transport'
import { smsRegisterCall, tidyField } from '@plaza/contract/identity'
import { useShell } from '../../kernel/page/context'
import { phoneVerificationMinutes } from '../../kernel/session/phone-verification'
import { usePhoneVerification } from '../../kernel/session/usePhoneVerification'
import { useSmsCode, type SmsCode } from '../../parts/sms-code/useSmsCode'
import type { RegisterForm } from './useRegisterForm'

/**
 * The SMS code of a registration, or the phone-verification provider's; the mobile number is validated first (SMS-3).
 */
export function useRegisterSms(form: RegisterForm): SmsCode {
  const { transport } = useShell()
  const provider = usePhoneVerification()
  return useSmsCode({
    purpose: 'register',
    validate: () => form.passes('mobileNum'),
    captcha: {
      code: form.draft.values.captcha,
      proven: form.captcha.proven,
      ask: (code) => {
        form.captcha.show()
        form.write('captcha', '')
        form.refuse('captcha', code)
        form.focus('captcha')
      },
      // The registration itself may need another captcha.
      spent: () => {
        form.write('captcha', '')
        if (form.settings.hasCaptcha) form.captcha.refresh()
        else form.captcha.hide()
      },
    },
    send: async (proof) => {
      const { diallingCode } = form.country
      // The country has not loaded, and the number alone is not enough to send to.
      if (diallingCode === undefined) throw new CallError('sms.not.sent', '', {}, 503)
      const mobileNo = tidyField('mobileNum', form.draft.values.mobileNum)
      if (provider) {
        await provider.send({ mobileNum: mobileNo, countryDialingCode: diallingCode })
        return { expiredMinutes: phoneVerificationMinutes }
      }
      return transport.send(smsRegisterCall, {
        body: { mobileNo, countryDialingCode: diallingCode, ...proof },
      })
    },
  })
}
