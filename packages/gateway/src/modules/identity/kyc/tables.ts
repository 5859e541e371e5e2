import type { VerifiedKycLevel } from '@plaza/contract/identity'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Levels of verification (KYC-1); a member without a row is unverified. */
    kyc_levels: {
      member_id: string
      level: VerifiedKycLevel
      /** When the level was verified. */
      since: number
    }
  }
}
