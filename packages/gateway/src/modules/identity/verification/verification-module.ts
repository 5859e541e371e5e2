import { countryCall, smsNoLoginCall, smsRegisterCall, verificationCall } from '@plaza/contract/identity'
import type { Gateway } from '../../../kernel/gateway'
import { registerCall } from '../../../kernel/http/register-call'
import { cleanUpJob } from '../../../kernel/jobs/clean-up'
import { hasFlag } from '../../../kernel/http/request-merchant'
import { countries, diallingCodeOf, homeCountry, mobileNumberOf } from '../contacts'
import { deliveryOf } from '../../platform/messages'
import { defineModule } from '../../../kernel/modules/define-module'
import { verificationMigrations } from './migrations'
import { deliverEmailCode } from './deliver-email-code'
import { deliverSmsCode } from './deliver-sms-code'
import { forgetCodes } from './codes'
import { sendSmsCode } from './send-sms-code'
import { purposeOf } from './sms-open'

function calls(gateway: Gateway): void {
  registerCall(gateway, smsNoLoginCall, ({ body, context, request }) => {
    const number = mobileNumberOf(body.mobileNum, diallingCodeOf(body.countryDialingCode))
    const purpose = purposeOf(context.merchant, body.purpose)
    return sendSmsCode(gateway, context, request, { ...number, purpose, captcha: body.captcha })
  })
  registerCall(gateway, smsRegisterCall, ({ body, context, request }) => {
    const number = mobileNumberOf(body.mobileNo, diallingCodeOf(body.countryDialingCode))
    return sendSmsCode(gateway, context, request, { ...number, purpose: 'register', captcha: body.captcha })
  })
  registerCall(gateway, verificationCall, async ({ context }) => ({
    passwordChangeByPhone: hasFlag(context.merchant, 'PASSVERIFY3'),
  }))
  registerCall(gateway, countryCall, async () => ({ ...homeCountry, countries: [...countries] }))
}

/** Codes by SMS and e-mail, and what forms need to know about them (SMS-3). */
export const verificationModule = defineModule({
  name: 'identity/verification',
  calls,
  jobs: (gateway) => [cleanUpJob(gateway, 'verification', forgetCodes)],
  deliveries: [deliveryOf('sms-code', deliverSmsCode), deliveryOf('email-code', deliverEmailCode)],
  tables: ['contact_codes'],
  migrations: verificationMigrations,
})
