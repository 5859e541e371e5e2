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
      /** Time of the signature of what was told last, by the vendor's clock. */
      signed_at: Generated<number>
    }
  }
}
