import { grantReward, hasMembers, importLevels } from '@plaza/gateway/world-api'
import { definePart } from './world-part'

/** Who can claim the weekly pay of the level. */
const paid: Readonly<Record<string, number>> = { vip05: 88_00 }

/** Levels of the VIP club by what everybody deposited and bet, with the days on which they were reached. */
export const vip = definePart({
  name: 'vip',
  merchants: ['demo'],
  has: hasMembers,
  plan: ({ people }) =>
    people.flatMap(({ id, account }) => {
      const amountMinor = paid[account]
      return amountMinor === undefined ? [] : [{ memberId: id, amountMinor }]
    }),
  write: async (trx, rewards, { code }, { now }) => {
    await importLevels(trx, code, now)
    for (const { memberId, amountMinor } of rewards)
      await grantReward(trx, {
        ...{ merchant: code, memberId, source: 'vip', reference: 'world-vip-weekly', amountMinor, now },
        name: { en: 'Weekly pay, VIP 5', fil: 'Lingguhang bigay, VIP 5' },
        wagering: 1,
      })
  },
})
