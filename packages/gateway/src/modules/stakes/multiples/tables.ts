import type { Generated } from 'kysely'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Stakes of the last days as they were settled, one row a round or order, for rankings by multiple. Amounts are minor units. */
    stake_multiples: {
      merchant: string
      member_id: string
      /** The vendor, or the lottery. */
      source: string
      /** The round, or the order. */
      reference: string
      /** Day of the merchant's zone on which it was settled first, `YYYY-MM-DD`. */
      day: string
      stake_minor: number
      /** Without a rebate. */
      prize_minor: number
      /** The prize in hundredths of the stake, rounded down. */
      multiple: Generated<number>
      /** When it came to be what it is, ms. */
      at: number
    }
  }
}
