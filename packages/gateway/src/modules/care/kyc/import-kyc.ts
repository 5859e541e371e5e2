import type { KycDocument, KycRejectReason, KycState, VerifiedKycLevel } from '@plaza/contract/identity'
import type { Trx } from '../../../kernel/database/database'
import { hasRows } from '../../../kernel/database/has-rows'
import { insertRows } from '../../../kernel/database/insert-rows'
import { dayMs } from '../../../kernel/jobs/clean-up'
import { setBirthDate, setRealName } from '../../identity/directory'
import { setKycLevel } from '../../identity/kyc'
import { keptAfter } from './decide-kyc'

/** Documents from elsewhere, without the whole number; times are ms since the epoch. */
export interface ImportedKyc {
  id: string
  memberId: string
  level: VerifiedKycLevel
  state: KycState
  name: string
  birthDate: string | null
  address: string | null
  document: KycDocument | null
  lastFour: string | null
  reason: KycRejectReason | null
  sentAt: number
  decidedAt: number | null
}

/** Whether a merchant has documents of members. */
export const hasKyc = hasRows({ table: 'kyc_submissions' })

/** Writes documents of a merchant's members, oldest first; what is verified gives its level, name and date of birth. */
export async function importKyc(
  trx: Trx,
  merchant: string,
  documents: readonly ImportedKyc[],
): Promise<void> {
  await insertRows(
    trx,
    'kyc_submissions',
    documents.map((one) => ({
      id: one.id,
      merchant,
      member_id: one.memberId,
      level: one.level,
      state: one.state,
      full_name: one.name,
      birth_date: one.birthDate,
      address: one.address,
      document: one.document,
      kept_number: null,
      last_four: one.lastFour,
      reason: one.reason,
      key: one.id,
      created_at: one.sentAt,
      decided_at: one.decidedAt,
      remove_at:
        one.decidedAt === null || one.state === 'under-review'
          ? null
          : one.decidedAt + keptAfter[one.state] * dayMs,
    })),
  )
  for (const { memberId, level, state, name, birthDate, decidedAt } of documents) {
    if (state !== 'verified') continue
    await setRealName(trx, memberId, name)
    if (birthDate !== null) await setBirthDate(trx, memberId, birthDate)
    await setKycLevel(trx, memberId, level, decidedAt ?? 0)
  }
}
