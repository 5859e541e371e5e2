import type { Localized } from '@plaza/contract/kernel'
import type { Trx } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import type { Job } from '../../../kernel/jobs/job'
import { eachAlone } from '../../../kernel/jobs/each-alone'
import { eachMerchant } from '../../../kernel/merchants/each-merchant'
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
  trx: Trx,
  merchant: Merchant,
  { inviterId, friends }: { inviterId: string; friends: readonly string[] },
  { referral, name, now }: { referral: Referral; name: Localized; now: number },
): Promise<number> {
  const { wagering, wageringDays, friendMinor } = referral
  const terms = { merchant: merchant.code, source: 'invitation', name, wagering, now } as const
  const lasting = wageringDays === null ? {} : { wageringDays }
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
}

/** Gives what a merchant promises for friends who deposit, while its promotion runs (PROMO-6). */
export const referralJob = (gateway: Gateway): Job => ({
  name: 'referrals',
  everyMs,
  run: () => {
    const { app, db, clock } = gateway
    const now = clock.now()
    return eachMerchant(gateway, 'referrals', async (merchant) => {
      const running = await runningReferral(db.read, merchant, now)
      if (!running) return 0
      const friends = await qualifiedFriends(gateway, merchant, running.referral)
      return eachAlone(
        { db, log: app.log },
        {
          job: 'referrals',
          items: [...friends].map(([inviterId, found]) => ({ inviterId, friends: found })),
          nameOf: ({ inviterId }) => inviterId,
          atOnce: 1,
          work: (trx, one) => rewardFriends(trx, merchant, one, { ...running, now }),
        },
      )
    })
  },
})
