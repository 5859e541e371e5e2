import type { Gateway } from '../../../kernel/gateway'
import { claimDue, dueJob } from '../../../kernel/jobs/due-rows'
import type { Job } from '../../../kernel/jobs/job'
import { realMerchants } from '../../../kernel/merchants/find-merchants'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { vipLevelOf } from '../../identity/directory'
import { assessMember, termsHash } from './assess-member'
import { vipOf } from './vip-settings'

const putOffMs = 60_000
const everyMs = 60_000

const due = { table: 'vip_members', key: 'member_id', at: 'due_at' } as const

/** Raises and reviews levels as soon as they are due: woken by the bet or deposit that reaches one (VIP-1). */
export const levelJob = (gateway: Gateway): Job =>
  dueJob(gateway, due, {
    name: 'vip-levels',
    run: () =>
      gateway.db.transaction(async (trx) => {
        const now = gateway.clock.now()
        const [row] = await claimDue(trx, due, { now, limit: 1, putOffMs })
        if (!row) return 0
        const merchant = await readMerchant(trx, row.merchant)
        // A trial merchant has no club, whatever its settings.
        if (!merchant || merchant.trialOf !== null) {
          await trx
            .updateTable('vip_members')
            .set({ left_deposit_minor: null, left_valid_minor: null, due_at: null })
            .where('member_id', '=', row.member_id)
            .execute()
          return 1
        }
        const level = await vipLevelOf(trx, row.member_id)
        await assessMember(trx, row, { merchant, level, now })
        return 1
      }),
  })

/** Has members looked at again whose merchant set other levels, or switched its club on or off. */
export const termsJob = ({ db, clock, merchants }: Gateway): Job => ({
  name: 'vip-terms',
  everyMs,
  run: async () => {
    for (const code of await realMerchants(db.read)) {
      const merchant = await merchants.find(code)
      if (!merchant) continue
      await db.write
        .updateTable('vip_members')
        .set({ due_at: clock.now() })
        .where('merchant', '=', code)
        .where('terms', '<>', termsHash(vipOf(merchant)))
        .execute()
    }
    return 0
  },
})
