import { hasMembers, importMultiples } from '@plaza/gateway/world-api'
import { definePart, withPeople } from './world-part'

/** What single stakes of the last days won, for the leaderboard by multiple: from the rounds and orders that are there. */
export const multiples = definePart({
  name: 'multiples',
  merchants: withPeople,
  // An earlier demo's leaderboard begins with what is played from then on.
  has: hasMembers,
  plan: () => undefined,
  write: (trx, _plan, { code }, { now }) => importMultiples(trx, code, now),
})
