import type { Generated } from 'kysely'

declare module '../../../kernel/database/schema' {
  interface Schema {
    jackpot_pools: {
      merchant: string
      vendor: string
      /** The vendor's own name of the pool, one of its vendor. */
      id: string
      name: string
      amount_minor: number
      updated_at: number
      /** Signing time of the last report, by the vendor's clock. */
      signed_at: Generated<number>
    }
  }
}
