import { affiliateCall } from '@plaza/contract/agency'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { registerCall } from '../../../kernel/http/register-call'
import { defineModule } from '../../../kernel/modules/define-module'
import { countOne } from '../../../kernel/security/rate-limit'
import { agentOfCode } from './registration-links'

/** Number of affiliate codes that one address may look up: enough for people, too few to find any by trying. */
const codesOfAnAddress = { limit: 40, windowMs: 10 * 60_000 }

function calls(gateway: Gateway): void {
  const { write } = gateway.db
  registerCall(gateway, affiliateCall, async ({ query, context: { merchant, address, now } }) => {
    const rate = await countOne(write, `affiliate:${address}`, codesOfAnAddress, now)
    if (rate.isOver) throw new CallFailure('request.rate.limited', { retryAt: rate.resetsAt })
    if (!(await agentOfCode(gateway.db, merchant, query.code, now)))
      throw new CallFailure('affiliate.invalid')
    return {}
  })
}

/** Affiliate codes, by which a new member gets its upline. */
export const affiliatesModule = defineModule({ name: 'identity/affiliates', calls, tables: ['affiliates'] })
