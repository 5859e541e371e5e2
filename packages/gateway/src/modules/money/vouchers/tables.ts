import type { Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Voucher codes; a code itself is nowhere but with whom it was made for. */
    vouchers: {
      code_hash: string
      /** Last four characters of the code, by which people speak of it. */
      tail: string
      merchant: string
      amount_minor: number
      currency: string
      made_at: number
      expires_at: number
      revoked_at: number | null
      used_at: number | null
      member_id: string | null
    }
  }
}

export type VoucherRow = Selectable<Schema['vouchers']>
