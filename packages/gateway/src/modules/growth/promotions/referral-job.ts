import type { Localized } from '@plaza/contract/kernel'
import type { Gateway } from '../../../kernel/gateway'
import type { Job } from '../../../kernel/jobs/job'
import { realMerchants } from '../../../kernel/merchants/find-merchants'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { invitedMembers } from '../../identity/directory'
import { firstDeposits } from '../../money/deposits'
import { grantReward } from '../rewards'
import { friendReference, isQualifying, runningReferral, tierOf } from './referral-rules'
import type { Referral } from './referral-settings'

const everyMs = 5 * 60_000
/** Friends by the member who invited them, those who qualified first in front. */
async function qualifiedFriends(
  { db }: Gateway,
  merchant: Merchant,
  referral: Referral,
): Promise<Map<string, string[]>> {
  const friends = await invitedMembers(db.read, merchant.code)
  const deposits = await firstDeposits(
    db.read,
    friends.map(({ id }) => id),
  )
  const qualified = friends
    .flatMap(({ id, inviterId, regDate }) => {
      const first = deposits.get(id)
      return first && isQualifying(referral, regDate, first) ? [{ id, inviterId, at: first.firstAt }] : []
    })
    .sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
  const byInviter = new Map<string, string[]>()
  for (const { id, inviterId } of qualified)
    byInviter.set(inviterId, [...(byInviter.get(inviterId) ?? []), id])
  return byInviter
}

/** Rewards a member for each friend who qualified, and the friend, once each: a friend who was rewarded before counts on. */
async function rewardFriends(
  { db }: Gateway,
  merchant: Merchant,
  { inviterId, friends }: { inviterId: string; friends: readonly string[] },
  { referral, name, now }: { referral: Referral; name: Localized; now: number },
): Promise<number> {
  const { wagering, wageringDays, friendMinor } = referral
  const terms = { merchant: merchant.code, source: 'invitation', name, wagering, now } as const
  const lasting = wageringDays === null ? {} : { wageringDays }
  return db.transaction(async (trx) => {
    let granted = 0
    for (const [index, friend] of friends.entries()) {
      const { isNew } = await grantReward(trx, {
        ...terms,
        ...lasting,
        memberId: inviterId,
        reference: friendReference(friend),
        amountMinor: tierOf(referral, index + 1),
      })
      if (isNew) granted += 1
      if (isNew && friendMinor > 0)
        await grantReward(trx, {
          ...terms,
          ...lasting,
          memberId: friend,
          reference: 'invited',
          amountMinor: friendMinor,
        })
    }
    return granted
  })
}

/** Gives what a merchant promises for friends who deposit, while its promotion runs (PROMO-6). */
export const referralJob = (gateway: Gateway): Job => ({
  name: 'referrals',
  everyMs,
  run: async () => {
    const { db, merchants, clock } = gateway
    const now = clock.now()
    let granted = 0
    for (const code of await realMerchants(db.read)) {
      const merchant = await merchants.find(code)
      const running = merchant && (await runningReferral(db.read, merchant, now))
      if (!merchant || !running) continue
      for (const [inviterId, friends] of await qualifiedFriends(gateway, merchant, running.referral))
        granted += await rewardFriends(gateway, merchant, { inviterId, friends }, { ...running, now })
    }
    return granted
  },
})
