import type { Gateway } from '../../../kernel/gateway'
import { claimDue, dueJob } from '../../../kernel/jobs/due-rows'
import type { Job } from '../../../kernel/jobs/job'
import { eachMerchant } from '../../../kernel/merchants/each-merchant'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { vipLevelOf } from '../../identity/directory'
import { exclusionOf } from '../../identity/protection'
import { assessMember, termsHash } from './assess-member'
import { vipOf } from './vip-settings'

const putOffMs = 60_000
const everyMs = 60_000
/** A member who takes a break from play is looked at again after this, ms. */
const breakMs = 3_600_000

const due = { table: 'vip_members', key: 'member_id', at: 'due_at' } as const

/** Raises and reviews levels as soon as they are due: woken by the bet or deposit that reaches one (VIP-1). */
export const levelJob = (gateway: Gateway): Job =>
  dueJob(gateway, due, {
    name: 'vip-levels',
    run: async () => {
      const now = gateway.clock.now()
      // In a transaction of its own: a member that fails is put off, and the others are not held up.
      const [claimed] = await gateway.db.transaction((trx) => claimDue(trx, due, { now, limit: 1, putOffMs }))
      if (!claimed) return 0
      return gateway.db.transaction(async (trx) => {
        const row = await trx
          .selectFrom('vip_members')
          .selectAll()
          .where('member_id', '=', claimed.member_id)
          .forUpdate()
          .executeTakeFirstOrThrow()
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
        // Nobody rises, or is paid for it, during a break from play: what was reached counts afterwards (VIP-2).
        if (await exclusionOf(trx, row.member_id, now)) {
          await trx
            .updateTable('vip_members')
            .set({ due_at: now + breakMs })
            .where('member_id', '=', row.member_id)
            .execute()
          return 1
        }
        const level = await vipLevelOf(trx, row.member_id)
        await assessMember(trx, row, { merchant, level, now })
        return 1
      })
    },
  })

/** Members that are made due by one run: the job goes on at once while there are more. */
const reassessedAtOnce = 1_000

/**
 * Reassesses members whose merchant changed its levels, or switched its club on or off. Those with other terms are found by an
 * index, so that a run where nothing changed reads no member.
 */
export const termsJob = (gateway: Gateway): Job => ({
  name: 'vip-terms',
  everyMs,
  run: () => {
    const { db, clock } = gateway
    const now = clock.now()
    return eachMerchant(gateway, 'vip-terms', async (merchant) => {
      const terms = termsHash(vipOf(merchant))
      let found = 0
      for (const side of ['<', '>'] as const) {
        const { numUpdatedRows } = await db.write
          .updateTable('vip_members')
          .set({ due_at: now })
          .where('member_id', 'in', (select) =>
            select
              .selectFrom('vip_members')
              .select('member_id')
              .where('merchant', '=', merchant.code)
              .where('terms', side, terms)
              .where((is) => is.or([is('due_at', 'is', null), is('due_at', '>', now)]))
              .limit(reassessedAtOnce),
          )
          .executeTakeFirstOrThrow()
        found += Number(numUpdatedRows)
      }
      return found
    })
  },
})
