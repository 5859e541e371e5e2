import { memberRegisterCall, memberRegisterMobileCall, registerSettingsCall } from '@plaza/contract/identity'
import type { Gateway } from '../../../kernel/gateway'
import { registerCall } from '../../../kernel/http/register-call'
import { deliveryOf } from '../../platform/messages'
import { shownRegister } from '../registration-rules'
import { defineModule } from '../../../kernel/modules/define-module'
import { register } from './register'
import { notifyOwner } from './notify-owner'

function calls(gateway: Gateway): void {
  registerCall(gateway, registerSettingsCall, async ({ context: { merchant } }) => shownRegister(merchant))
  registerCall(gateway, memberRegisterCall, ({ body, ...input }) =>
    register(gateway, input, 'username', body),
  )
  registerCall(gateway, memberRegisterMobileCall, ({ body, ...input }) =>
    register(gateway, input, 'mobile', body),
  )
}

/** Registration: the form's settings, and creating the member (REG-1). */
export const registrationModule = defineModule({
  name: 'identity/registration',
  calls,
  deliveries: [deliveryOf('contact-claimed', notifyOwner)],
})
