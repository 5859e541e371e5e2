import type { DepositState, PaymentInstructions } from '@plaza/contract/money'
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
      /** How it is paid; null until the provider answered, and for earlier methods. */
      instructions: Json<PaymentInstructions> | null
      said_paid_at: number | null
      /** Height of the chain at the last progress. */
      progress_height: number | null
    }
    /** Orders that their provider is asked about. */
    deposit_asks: {
      deposit_id: string
      ask_at: number
      attempts: Generated<number>
    }
    /** A merchant's decisions about methods of the site's adapters. */
    payment_methods: {
      merchant: string
      code: string
      /** Null when it is on. */
      closed: 'maintenance' | 'off' | null
      /** When a closed one opens by itself, ms. */
      closed_until: number | null
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
