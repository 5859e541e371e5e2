import { accountNames, hasKyc, hasKycPictures, importKyc, importKycPictures } from '@plaza/gateway/world-api'
import { pictureOf } from '../world/people/document-pictures'
import { submissionNumbers, verificationOf } from '../world/people/verification'
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

/** Pictures of those documents: small drawings, of nobody. */
export const documentPictures = definePart({
  name: 'document pictures',
  merchants: ['demo'],
  has: (trx) => hasKycPictures(trx, submissionNumbers),
  plan: ({ people }, { now }) =>
    verificationOf(people, now).flatMap(({ id, level, reason }) => [
      { submission: id, of: 'document' as const, isReadable: reason !== 'unreadable' },
      ...(level === 'full' ? [{ submission: id, of: 'selfie' as const, isReadable: true }] : []),
    ]),
  write: async (trx, planned, _merchant, { dataDir }) => {
    if (dataDir === null) return
    const pictures = planned.map(async ({ isReadable, ...one }, index) => ({
      ...one,
      picture: await pictureOf(one.of, index, isReadable),
    }))
    await importKycPictures(trx, dataDir, await Promise.all(pictures))
  },
})
