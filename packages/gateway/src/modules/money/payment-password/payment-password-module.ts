import { setPaymentPasswordCall } from '@plaza/contract/money'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { setPaymentPassword } from './payment-password'

/** The withdrawal password: setting the first one (WITHDRAW-2). */
export function paymentPasswordModule(gateway: Gateway): void {
  registerMemberCall(gateway, setPaymentPasswordCall, async ({ member, context, body }) => {
    const { merchant, now } = context
    await setPaymentPassword(gateway, member, { ...body, merchant, now })
    return {}
  })
}
