import { benefitsCall } from '@plaza/contract/growth'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { defineModule } from '../../../kernel/modules/define-module'
import { levelJob, termsJob } from './level-job'
import { vipMigrations } from './migrations'
import { payJob } from './pay-job'
import { readBenefits } from './read-benefits'
import { storedCode } from './stored-code'
import { vipOf, vipPart } from './vip-settings'

function calls(gateway: Gateway): void {
  registerMemberCall(gateway, benefitsCall, async ({ member, context: { merchant, now } }) => {
    const vip = vipOf(merchant)
    if (!vip) throw new CallFailure('feature.off')
    return readBenefits(gateway.db.read, { merchant, vip, member, now })
  })
}

/** The VIP club: levels that members reach and keep by their figures, and what each level pays (VIP-1, VIP-2). */
export const vipModule = defineModule({
  name: 'growth/vip',
  calls,
  jobs: (gateway) => [termsJob(gateway), levelJob(gateway), payJob(gateway)],
  tables: ['vip_members', 'vip_changes', 'vip_pays'],
  migrations: vipMigrations,
  storedCode,
  settings: { vip: vipPart },
})
