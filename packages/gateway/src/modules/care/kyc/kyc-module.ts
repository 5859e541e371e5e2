import { kycCall, submitKycCall } from '@plaza/contract/identity'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { cleanUpJob } from '../../../kernel/jobs/clean-up'
import { defineModule } from '../../../kernel/modules/define-module'
import { removeDetails } from './decide-kyc'
import { kycCases } from './kyc-cases'
import { approveDocuments, lookAtDocuments, rejectDocuments } from './kyc-operations'
import { kycMigrations } from './migrations'
import { readKyc } from './read-kyc'
import { submitKyc } from './submit-kyc'

function calls(gateway: Gateway): void {
  const { db } = gateway
  registerMemberCall(gateway, kycCall, ({ member, context: { merchant } }) =>
    readKyc(db.read, { memberId: member.id, merchant }),
  )
  registerMemberCall(gateway, submitKycCall, ({ member, context, body }) =>
    db.transaction(async (trx) => {
      await submitKyc(trx, { member, context, body })
      return readKyc(trx, { memberId: member.id, merchant: context.merchant })
    }),
  )
}

/** Documents by which members are verified, and their review (KYC-1). What levels open is `identity/kyc`. */
export const kycModule = defineModule({
  name: 'care/kyc',
  calls,
  jobs: (gateway) => [cleanUpJob(gateway, 'kyc', (queries, now) => removeDetails(queries, now))],
  tables: ['kyc_submissions'],
  migrations: kycMigrations,
  operations: [lookAtDocuments, approveDocuments, rejectDocuments],
  cases: [kycCases],
})
