import * as z from 'zod/mini'
import {
  currencySchema,
  defineCall,
  epochMsSchema,
  idempotencyKeySchema,
  minorSchema,
  typedTextSchema,
} from '../kernel'

/** Levels of verification in their order; each is asked for only once the one before it is verified (KYC-1). */
export const kycLevels = ['unverified', 'basic', 'full'] as const
export type KycLevel = (typeof kycLevels)[number]
/** A level that is verified by documents. */
export type VerifiedKycLevel = Exclude<KycLevel, 'unverified'>

/** States of what a member submitted. */
export const kycStates = ['under-review', 'verified', 'rejected'] as const
export type KycState = (typeof kycStates)[number]

/** What a merchant may ask for besides the name and pictures of documents. */
export const kycFields = ['birthDate', 'address', 'document', 'selfie'] as const
export type KycField = (typeof kycFields)[number]

/** Identity documents: `kyc.documents.<code>` in the catalogue. */
export const kycDocuments = [
  'national-id',
  'passport',
  'driving-licence',
  'postal-id',
  'residence-permit',
] as const
export type KycDocument = (typeof kycDocuments)[number]

/** Why operators reject what was submitted, as the member is told: `kyc.reasons.<code>` in the catalogue. */
export const kycRejectReasons = [
  'unreadable',
  'incomplete',
  'expired',
  'name',
  'details',
  'selfie',
  'kind',
] as const
export type KycRejectReason = (typeof kycRejectReasons)[number]

/** The most characters of an address, and of the number of a document. */
export const longestAddress = 200
export const longestDocumentNumber = 40

const levelSchema = z.enum(kycLevels)
const verifiedSchema = z.enum(['basic', 'full'])

/** What was submitted last, without the details: those are for operators alone. */
export const kycSubmissionSchema = z.object({
  level: verifiedSchema,
  state: z.enum(kycStates),
  /** A code of `kycRejectReasons`, of a rejected one; later gateways may name others. */
  reason: z.optional(z.string()),
  sentAt: epochMsSchema,
  decidedAt: z.optional(epochMsSchema),
})
export type KycSubmission = z.infer<typeof kycSubmissionSchema>

export const kycSchema = z.object({
  level: levelSchema,
  /** The latest; null while nothing was submitted. */
  submission: z.nullable(kycSubmissionSchema),
  /** Every level in its order, with what it opens and asks for. */
  levels: z.array(
    z.object({
      level: levelSchema,
      /** Whether one may deposit with it. */
      deposits: z.boolean(),
      /** How much one may withdraw a day with it, minor units; null where only the VIP level sets a bound. */
      withdrawADayMinor: z.nullable(minorSchema),
      /** `kycFields` that it asks for; later gateways may name others. */
      asks: z.array(z.string()),
    }),
  ),
  /** The real name on record, which the documents must have; null while it is not known. */
  realName: z.nullable(z.string()),
  /** The age from which people may play here. */
  minimumAge: z.int(),
  currency: currencySchema,
})
export type Kyc = z.infer<typeof kycSchema>

export const kycCall = defineCall({
  id: 'kyc.show',
  method: 'GET',
  path: '/wps/member/kyc',
  summary: 'The member’s level of verification, what each level opens, and what was submitted last (KYC-1)',
  auth: 'member',
  answer: kycSchema,
})

const picturesSchema = z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(3))

/** @throws kyc.open, kyc.order, kyc.fields with the `field`, age.refused, payout.name, payout.name.locked */
export const submitKycCall = defineCall({
  id: 'kyc.submit',
  method: 'POST',
  path: '/wps/member/kyc',
  summary:
    'Submit documents for the next level; a repetition with the same key submits nothing again (KYC-1)',
  auth: 'member',
  presence: 'recent',
  bodyKind: 'encrypted',
  body: z.strictObject({
    key: idempotencyKeySchema,
    level: verifiedSchema,
    /** Where none is on record. */
    realName: z.optional(z.string().check(z.maxLength(256))),
    /** `YYYY-MM-DD`. */
    birthDate: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
    address: z.optional(typedTextSchema(longestAddress)),
    document: z.optional(
      z.strictObject({
        type: z.enum(kycDocuments),
        number: z.string().check(z.minLength(1), z.maxLength(longestDocumentNumber)),
      }),
    ),
    /** Ids of pictures of documents. */
    uploads: picturesSchema,
    /** Id of a picture of the member holding the document. */
    selfie: z.optional(z.string().check(z.maxLength(64))),
  }),
  answer: kycSchema,
})
