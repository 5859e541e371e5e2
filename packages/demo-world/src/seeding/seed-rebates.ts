import { hasMembers, importRebates } from '@plaza/gateway/world-api'
import { definePart } from './world-part'

/** Who claimed what was counted until a few days ago; what was counted since waits, and everything for the others. */
const claimed = ['player01', 'vip05']

/** Rebates of the last two weeks: claimed by some, and waiting. */
export const rebates = definePart({
  name: 'rebates',
  merchants: ['demo'],
  has: hasMembers,
  plan: ({ people }, { now }) => ({
    days: 14,
    waitingDays: 4,
    claimants: people.filter(({ account }) => claimed.includes(account)).map(({ id }) => id),
    now,
  }),
  write: (trx, planned, { code }) => importRebates(trx, code, planned),
})
