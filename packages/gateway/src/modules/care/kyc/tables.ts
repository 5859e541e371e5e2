import type { KycDocument, KycRejectReason, KycState, VerifiedKycLevel } from '@plaza/contract/identity'
import type { Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** What members submitted to be verified (KYC-1); of one member at most one is under review. */
    kyc_submissions: {
      id: string
      merchant: string
      member_id: string
      level: VerifiedKycLevel
      state: KycState
      /** The details are empty, or null, where they were not asked for and once they are removed. */
      full_name: string
      /** `YYYY-MM-DD`. */
      birth_date: string | null
      address: string | null
      document: KycDocument | null
      /** Encrypted (`keepText`). */
      kept_number: string | null
      last_four: string | null
      /** Why it was rejected. */
      reason: KycRejectReason | null
      /** The key that its page sent it under. */
      key: string
      created_at: number
      decided_at: number | null
      /** When its details are removed; null while it waits for a decision, and once they are. */
      remove_at: number | null
    }
  }
}

export type KycRow = Selectable<Schema['kyc_submissions']>
