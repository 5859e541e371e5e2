import type { Json } from '../database/schema'

declare module '../database/schema' {
  interface Schema {
    merchants: {
      code: string
      name: string
      currency: string
      /** The merchant whose trial accounts live here; null for a real one. */
      trial_of: string | null
      settings: Json<unknown>
    }
    /** Host names that operators gave merchants (migration 0013). */
    merchant_hosts: { host: string; merchant: string; created_at: number }
  }
}
