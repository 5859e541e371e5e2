import type { DepositState, WithdrawalState } from '@plaza/contract/money'
import type { Generated, Selectable } from 'kysely'
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
    withdrawals: {
      id: string
      merchant: string
      member_id: string
      account: string
      amount_minor: number
      currency: string
      state: WithdrawalState
      reason: string | null
      created_at: number
      due_at: number | null
    }
    order_events: {
      id: Generated<number>
      order_id: string
      type: 'deposit' | 'withdrawal'
      state: string
      at: number
    }
    provider_events: {
      id: string
      method: string
      reference: string
      outcome: string
      payload: Json<unknown>
      received_at: number
    }
    /** What a withdrawal asks for, as argon2id; members without one have no row. */
    payment_passwords: { member_id: string; hash: string; set_at: number }
  }
}

export type DepositRow = Selectable<Schema['deposits']>
export type WithdrawalRow = Selectable<Schema['withdrawals']>
