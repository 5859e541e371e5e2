import { kycRejectReasons } from '@plaza/contract/identity'
import * as z from 'zod/mini'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import { approveKyc, rejectKyc } from './decide-kyc'
import { kycDocumentsSchema, lookAtKyc } from './look-at-kyc'

/** Shows the documents of a submission: recorded like a decision, since who reads them must be known (KYC-1). */
export const lookAtDocuments = defineOperation({
  kind: 'kyc-look',
  area: 'money',
  input: z.object({ submission: shortText }),
  answer: kycDocumentsSchema,
  run: (trx, operation) => lookAtKyc(trx, operation),
})

/** Verifies a level by what its member submitted (KYC-1). */
export const approveDocuments = defineOperation({
  kind: 'kyc-approve',
  area: 'money',
  input: z.object({ submission: shortText }),
  run: (trx, operation, { actor, now }) => approveKyc(trx, operation, actor, now),
})

/** Rejects what a member submitted, with the reason that the member reads. */
export const rejectDocuments = defineOperation({
  kind: 'kyc-reject',
  area: 'money',
  input: z.object({ submission: shortText, reason: z.enum(kycRejectReasons) }),
  run: (trx, operation, { actor, now }) => rejectKyc(trx, operation, actor, now),
})
