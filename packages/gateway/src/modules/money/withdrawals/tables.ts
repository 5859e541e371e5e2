import type { ReviewCause, WithdrawalState } from '@plaza/contract/money'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    withdrawals: {
      id: string
      merchant: string
      member_id: string
      /** The payout account as the member reads it, masked. */
      account: string
      /** Null for orders from before there were payout accounts: their provider knows the account. */
      payout_account_id: Generated<string | null>
      amount_minor: number
      /** Part of the amount that is kept. */
      fee_minor: Generated<number>
      currency: string
      state: WithdrawalState
      reason: string | null
      created_at: number
      /** When a job processes the order next; null when it waits for another party. */
      due_at: number | null
      /** How often the job took it in its state. */
      attempts: Generated<number>
      /** Code of the adapter that pays it; null until it is given to one. */
      adapter: Generated<string | null>
      /** Why an operator reviews it, the most important reason first; empty where the rules decided. */
      causes: ColumnType<ReviewCause[], string | undefined, string>
      /** Who looks at it, since when. */
      taken_by: Generated<string | null>
      taken_at: Generated<number | null>
      /** What its provider reported that contradicts how it ended; an operator reviews it. */
      conflict: Generated<string | null>
    }
    /** Operators who approved a withdrawal; each once. */
    withdrawal_approvals: {
      order_id: string
      by: string
      at: number
      /** Where the documents of KYC are, where the amount requires them. */
      documents: string | null
    }
  }
}

export type WithdrawalRow = Selectable<Schema['withdrawals']>
