import { accountNames, hasSignIns, importSignIns } from '@plaza/gateway/world-api'
import { signInsOf } from '../world/people/sign-ins'
import { definePart } from './world-part'

/** Accounts with a history of sign-ins; the others have only what happens on the site. */
const accounts = ['player01', 'vip05']

/** Sign-ins and open sessions of the members whose security centre has something to show. */
export const security = definePart({
  name: 'security',
  merchants: ['demo'],
  has: hasSignIns,
  plan: ({ people }, { now }) =>
    people.filter(({ account }) => accounts.includes(account)).flatMap(({ id }) => signInsOf(id, now)),
  write: async (trx, planned, { code }, { now }) => {
    // An earlier demo lacks people who have come since.
    const known = await accountNames(
      trx,
      planned.map(({ memberId }) => memberId),
    )
    await importSignIns(
      trx,
      code,
      planned.filter(({ memberId }) => known.has(memberId)),
      now,
    )
  },
})
