import type { UplineTransferState } from '@plaza/contract/money'
import type { Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    upline_transfers: {
      id: string
      merchant: string
      member_id: string
      /** Who receives it. */
      upline_id: string
      amount_minor: number
      currency: string
      remark: string
      state: UplineTransferState
      created_at: number
      /** When it succeeded or failed; null while it waits for people. */
      ended_at: number | null
    }
  }
}

export type UplineTransferRow = Selectable<Schema['upline_transfers']>
