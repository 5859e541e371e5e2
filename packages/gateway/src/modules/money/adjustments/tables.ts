import type { Generated } from 'kysely'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Corrections of a member's wallet that one operator asked for and another one confirms. */
    adjustments: {
      id: string
      merchant: string
      member_id: string
      currency: string
      /** With its sign. */
      amount_minor: number
      /** How often a credit has to be staked, in tenths; 0 for not at all. */
      turnover_tenths: Generated<number>
      asked_by: string
      asked_at: number
      confirmed_by: string | null
      confirmed_at: number | null
    }
  }
}
