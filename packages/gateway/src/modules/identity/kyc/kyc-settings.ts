import { kycFields, kycLevels, type KycField, type KycLevel } from '@plaza/contract/identity'
import * as z from 'zod/mini'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { settingsPart } from '../../../kernel/merchants/settings-part'

const level = z.enum(kycLevels)
const minor = z.nullable(z.int().check(z.minimum(0)))
const asked = (fields: readonly KycField[]) => z._default(z.array(z.enum(kycFields)), [...fields])

/**
 * What a merchant's levels of verification open and ask for: `kyc` of its settings (KYC-1). As shipped, deposits and withdrawals
 * need none.
 */
export const kycPart = z._default(
  z
    .strictObject({
      /** The lowest level that may deposit. */
      depositsFrom: z._default(level, 'unverified'),
      /** How much may be withdrawn a day below full verification, minor units; null for no bound besides the VIP level's. */
      withdrawADayMinor: z._default(
        z.strictObject({ unverified: z._default(minor, null), basic: z._default(minor, null) }),
        { unverified: null, basic: null },
      ),
      /** What is asked for besides the name and pictures of documents. */
      asks: z._default(
        z.strictObject({
          basic: asked(['birthDate', 'document']),
          full: asked(['address', 'selfie']),
        }),
        { basic: ['birthDate', 'document'], full: ['address', 'selfie'] },
      ),
    })
    .check(
      // A higher level never allows less.
      z.refine(({ withdrawADayMinor: { unverified, basic } }) =>
        basic === null ? true : unverified !== null && unverified <= basic,
      ),
    ),
  {
    depositsFrom: 'unverified',
    withdrawADayMinor: { unverified: null, basic: null },
    asks: { basic: ['birthDate', 'document'], full: ['address', 'selfie'] },
  },
)

/** What a merchant's levels of verification open and ask for. */
export const kycTerms = settingsPart('kyc', kycPart)

/** Whether one level is at least another. */
export const isAtLeast = (own: KycLevel, wanted: KycLevel): boolean =>
  kycLevels.indexOf(own) >= kycLevels.indexOf(wanted)

/** The level after one; null after the highest. */
export const levelAfter = (own: KycLevel): Exclude<KycLevel, 'unverified'> | null =>
  own === 'unverified' ? 'basic' : own === 'basic' ? 'full' : null

/** How much a level may withdraw a day at a merchant, minor units; null without a bound. */
export const withdrawADayMinor = (merchant: Pick<Merchant, 'stored'>, own: KycLevel): number | null =>
  own === 'full' ? null : kycTerms(merchant).withdrawADayMinor[own]
