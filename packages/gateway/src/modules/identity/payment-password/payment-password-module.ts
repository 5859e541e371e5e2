import {
  changePaymentPasswordCall,
  paymentPasswordCall,
  paymentPasswordCodeCall,
  recoverPaymentPasswordCall,
  setPaymentPasswordCall,
} from '@plaza/contract/money'
import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { requestLanguage } from '../../../kernel/http/request-merchant'
import { boundContacts, sendMemberCode } from '../verification'
import { defineModule } from '../../../kernel/modules/define-module'
import { paymentPasswordMigrations } from './migrations'
import { lockedUntil } from './check-password'
import { paymentPasswordHash, paymentPasswordRule } from './payment-password'
import {
  changePaymentPassword,
  recoverPaymentPassword,
  setPaymentPassword,
  type Setting,
} from './set-password'

interface Asking {
  member: Member
  context: CallContext
  request: FastifyRequest
}

const settingOf = ({ member, context, request }: Asking): Setting => ({
  member,
  context,
  language: requestLanguage(context.merchant, request),
})

function calls(gateway: Gateway): void {
  const { db } = gateway

  registerMemberCall(gateway, paymentPasswordCall, async ({ member, context }) => {
    const until = await lockedUntil(db.read, member.id, context.now)
    return {
      hasPaymentPassword: (await paymentPasswordHash(db.read, member.id)) !== undefined,
      paymentPasswordRule: paymentPasswordRule(context.merchant),
      contacts: await boundContacts(db.read, member.id),
      ...(until !== null && { lockedUntil: until }),
    }
  })
  registerMemberCall(gateway, setPaymentPasswordCall, async ({ body, ...asking }) => {
    await setPaymentPassword(gateway, settingOf(asking), body.paymentPassword)
    return {}
  })
  registerMemberCall(gateway, changePaymentPasswordCall, async ({ body, ...asking }) => {
    await changePaymentPassword(gateway, settingOf(asking), body)
    return {}
  })
  registerMemberCall(gateway, paymentPasswordCodeCall, ({ body, ...asking }) =>
    sendMemberCode(gateway, asking, { purpose: 'payment-password', channel: body.channel }),
  )
  registerMemberCall(gateway, recoverPaymentPasswordCall, async ({ body, ...asking }) => {
    await recoverPaymentPassword(gateway, settingOf(asking), body)
    return {}
  })
}

/** The withdrawal password: set, changed, and recovered by a code (WITHDRAW-2). */
export const paymentPasswordModule = defineModule({
  name: 'identity/payment-password',
  calls,
  tables: ['payment_passwords'],
  migrations: paymentPasswordMigrations,
})
