import type { Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Transfers of agents to somebody of their team; each reached its receiver when it was made (DOWNLINE-1). */
    downline_transfers: {
      id: string
      merchant: string
      member_id: string
      /** Who received it. */
      receiver_id: string
      amount_minor: number
      currency: string
      remark: string
      /** What the receiver has to bet, minor units. */
      required_minor: number
      created_at: number
    }
  }
}

export type DownlineTransferRow = Selectable<Schema['downline_transfers']>
