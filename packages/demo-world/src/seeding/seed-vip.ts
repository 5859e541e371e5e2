import { hasMembers, importLevels, payLevel } from '@plaza/gateway/world-api'
import { definePart } from './world-part'

/** Who can claim what its level pays, and for which time. */
const paid = { vip05: 'weekly', player01: 'monthly' } as const

/** Levels of the VIP club by what everybody deposited and bet, with the days on which they were reached. */
export const vip = definePart({
  name: 'vip',
  merchants: ['demo'],
  has: hasMembers,
  plan: ({ people }) =>
    people.flatMap(({ id, account }) =>
      account === 'vip05' || account === 'player01' ? [{ memberId: id, pay: paid[account] }] : [],
    ),
  write: async (trx, pays, { code }, { now }) => {
    await importLevels(trx, code, now)
    for (const one of pays) await payLevel(trx, code, { ...one, now })
  },
})
