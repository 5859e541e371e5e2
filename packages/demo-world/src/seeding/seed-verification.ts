import { accountNames, hasKyc, importKyc } from '@plaza/gateway/world-api'
import { verificationOf } from '../world/people/verification'
import { definePart } from './world-part'

/** Documents by which members of the demo are verified, or wait to be. */
export const verification = definePart({
  name: 'verification',
  merchants: ['demo'],
  has: hasKyc,
  plan: ({ people }, { now }) => verificationOf(people, now),
  write: async (trx, planned, { code }) => {
    // An earlier demo lacks people who have come since.
    const known = await accountNames(
      trx,
      planned.map(({ memberId }) => memberId),
    )
    await importKyc(
      trx,
      code,
      planned.filter(({ memberId }) => known.has(memberId)),
    )
  },
})
