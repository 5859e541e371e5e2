import { memberRegisterCall, memberRegisterMobileCall, registerSettingsCall } from '@plaza/contract/identity'
import type { Gateway } from '../../../kernel/gateway'
import { registerCall } from '../../../kernel/http/register-call'
import { addDelivery } from '../../site/messages'
import { shownRegister } from '../registration-rules'
import { register } from './register'
import { notifyOwner } from './notify-owner'

/** Registration: the form's settings, and creating the member (REG-1). */
export function registrationModule(gateway: Gateway): void {
  addDelivery(gateway, 'contact-claimed', notifyOwner)
  registerCall(gateway, registerSettingsCall, async ({ context: { merchant } }) => shownRegister(merchant))
  registerCall(gateway, memberRegisterCall, ({ body, ...input }) =>
    register(gateway, input, 'username', body),
  )
  registerCall(gateway, memberRegisterMobileCall, ({ body, ...input }) =>
    register(gateway, input, 'mobile', body),
  )
}
