import { kycRejectReasons } from '@plaza/contract/identity'
import * as z from 'zod/mini'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import { approveKyc, rejectKyc } from './decide-kyc'

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
