import type { PayoutKind } from '@plaza/contract/money'
import type { Generated, Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Where members have their money paid out. A removed one stays, since withdrawals name it. */
    payout_accounts: {
      id: string
      merchant: string
      member_id: string
      kind: PayoutKind
      institution: string
      holder_name: string
      /** The whole number, encrypted (`keepText`). */
      kept_number: string
      /** By which the same number is recognised. */
      number_hash: string
      last_four: string
      is_default: boolean
      added_at: number
      removed_at: Generated<number | null>
    }
  }
}

export type PayoutAccountRow = Selectable<Schema['payout_accounts']>
