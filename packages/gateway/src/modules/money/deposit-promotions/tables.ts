import type { DepositBonus, PromotionTerms } from '@plaza/contract/money'
import type { Selectable } from 'kysely'
import type { Json, Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** The promotion that was chosen for a deposit order, on the terms of that time. */
    deposit_bonuses: {
      deposit_id: string
      merchant: string
      member_id: string
      promotion: string
      terms: Json<PromotionTerms>
      /** Promised by the order; once given, what was given. */
      amount_minor: number
      state: DepositBonus['state']
      reason: DepositBonus['reason'] | null
      /** What may have the promotion once: `once`, the merchant's day, or the order itself. */
      use_key: string
      created_at: number
      ended_at: number | null
    }
  }
}

export type BonusRow = Selectable<Schema['deposit_bonuses']>
