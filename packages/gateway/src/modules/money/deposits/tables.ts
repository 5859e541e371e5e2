import type { DepositState } from '@plaza/contract/money'
import type { Selectable } from 'kysely'
import type { Json, Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    deposits: {
      id: string
      merchant: string
      member_id: string
      method: string
      amount_minor: number
      fee_minor: number
      currency: string
      state: DepositState
      reason: string | null
      reference: string
      created_at: number
      expires_at: number
      /** When a job processes the order next; null when it waits for another party. */
      due_at: number | null
    }
    provider_events: {
      id: string
      method: string
      reference: string
      outcome: string
      payload: Json<unknown>
      received_at: number
    }
  }
}

export type DepositRow = Selectable<Schema['deposits']>
