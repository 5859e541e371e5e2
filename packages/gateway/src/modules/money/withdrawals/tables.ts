import type { WithdrawalState } from '@plaza/contract/money'
import type { Generated, Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    withdrawals: {
      id: string
      merchant: string
      member_id: string
      account: string
      /** The payout account that it goes to; null for those of before there were any. */
      payout_account_id: Generated<string | null>
      amount_minor: number
      currency: string
      state: WithdrawalState
      reason: string | null
      created_at: number
      /** When a job processes the order next; null when it waits for another party. */
      due_at: number | null
    }
  }
}

export type WithdrawalRow = Selectable<Schema['withdrawals']>
