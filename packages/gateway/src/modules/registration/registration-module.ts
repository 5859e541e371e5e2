import { registerSettingsCall } from '@plaza/contract'
import type { Gateway } from '../../gateway'
import { registerCall } from '../../http/register-call'
import { ageAsked } from './age'

/** Registration: what the form asks, and making the member (spec §2 Registration, §5, §7 Register). */
export function registrationModule(gateway: Gateway): void {
  registerCall(gateway, registerSettingsCall, async ({ context: { merchant } }) => ({
    ...merchant.settings.register,
    age: ageAsked(merchant.settings),
  }))
}
