import {
  passwordChangeCall,
  passwordEmailCall,
  passwordPhoneCall,
  passwordResetCall,
} from '@plaza/contract/identity'
import type { Gateway } from '../../../kernel/gateway'
import { registerCall, registerMemberCall } from '../../../kernel/http/register-call'
import { cleanUpJob } from '../../../kernel/jobs/clean-up'
import { requestLanguage } from '../../../kernel/http/request-merchant'
import { deliveryOf } from '../../platform/messages'
import { defineModule } from '../../../kernel/modules/define-module'
import { requestLink } from './request-link'
import { changePassword } from './change-password'
import { deliverPasswordLink } from './deliver-password-link'
import { forgetLinks } from './password-links'
import { resetByLink } from './reset-by-link'
import { resetByPhone } from './reset-by-phone'

function calls(gateway: Gateway): void {
  registerCall(gateway, passwordEmailCall, async ({ body, context, request }) => {
    await requestLink(gateway, context, {
      ...body,
      language: requestLanguage(context.merchant, request),
    })
    return {}
  })
  registerCall(gateway, passwordResetCall, ({ body, context, request }) =>
    resetByLink(gateway, context, { ...body, language: requestLanguage(context.merchant, request) }),
  )
  registerCall(gateway, passwordPhoneCall, ({ body, context, request }) =>
    resetByPhone(gateway, context, { ...body, language: requestLanguage(context.merchant, request) }),
  )
  registerMemberCall(gateway, passwordChangeCall, async ({ body, ...input }) => {
    await changePassword(gateway, input, body)
    return {}
  })
}

/** Forgotten passwords, by e-mail and by phone, and the change of the own one (CHANGE-2). */
export const passwordModule = defineModule({
  name: 'identity/password',
  calls,
  jobs: (gateway) => [cleanUpJob(gateway, 'password', forgetLinks)],
  deliveries: [deliveryOf('password-link', deliverPasswordLink)],
  tables: ['password_links'],
})
