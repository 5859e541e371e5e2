import { moduleIds } from '@plaza/contract/kernel'
import { smsNoLoginCall } from '@plaza/contract/identity'
import { useShell } from '../../kernel/page/context'
import { phoneVerificationMinutes, type MobileNumber } from '../../kernel/session/phone-verification'
import { usePhoneVerification } from '../../kernel/session/usePhoneVerification'

/** Sends a code to a number without a session: by the phone-verification provider where there is one, else by SMS. */
export function useSendLoginCode(): (
  mobile: MobileNumber,
  proof: { captcha?: string },
) => Promise<{ expiredMinutes: number }> {
  const { transport } = useShell()
  const provider = usePhoneVerification()
  return async (mobile, proof) => {
    if (!provider)
      return transport.send(smsNoLoginCall, {
        body: { ...mobile, ...proof, module: moduleIds.verification, purpose: 'login' },
      })
    await provider.send(mobile)
    return { expiredMinutes: phoneVerificationMinutes }
  }
}
