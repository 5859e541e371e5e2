import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Days on which a member checked in, once each, by the merchant's calendar. */
    check_ins: {
      merchant: string
      member_id: string
      /** `YYYY-MM-DD`. */
      day: string
      amount_minor: number
      at: number
      /** `YYYY-MM` in which a card made it up; null for one of its own day. One card a month. */
      card_month: string | null
    }
  }
}

export type CheckInRow = Schema['check_ins']
