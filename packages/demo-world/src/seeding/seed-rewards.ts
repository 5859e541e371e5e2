import { grantReward, hasMembers, importEntries, importRewards } from '@plaza/gateway/world-api'
import { rewardsOf } from '../world/people/rewards'
import { definePart } from './world-part'

/** Who has rewards of every kind. */
const rewarded = ['player01', 'vip05']

/** Rewards of people, to claim, in progress and over, and what they did with promotions. */
export const rewards = definePart({
  name: 'rewards',
  merchants: ['demo'],
  // One of them is paid, and to members with a past no money is added.
  has: hasMembers,
  plan: ({ people }, { now }) =>
    people
      .filter(({ account }) => rewarded.includes(account))
      .map((person) => ({
        id: person.id,
        ...rewardsOf(person, now),
      })),
  write: async (trx, planned, merchant, { now }) => {
    for (const { past, granted, entries } of planned) {
      await importRewards(trx, merchant, past)
      await importEntries(trx, merchant, entries, now)
      for (const reward of granted) await grantReward(trx, { merchant: merchant.code, ...reward, now })
    }
  },
})
