import { useShell } from '../page/context'
import type { PhoneVerification } from './phone-verification'

/** The provider, where the merchant's flag is on and one is loaded; otherwise codes are sent by the gateway's SMS. */
export function usePhoneVerification(): PhoneVerification | undefined {
  const { phoneVerification, page } = useShell()
  return page.settings.whitelabel['FIREBASEVER3'] ? phoneVerification : undefined
}
