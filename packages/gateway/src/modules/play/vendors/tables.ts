import type { Generated, Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    vendor_links: {
      merchant: string
      vendor: string
      /** The adapter for its protocol. */
      adapter: string
      /** Vendors of one platform know a member by one player id. */
      platform: string
      /** Where servers reach it; null for the demo's vendor, which the environment places. */
      base_url: string | null
      /** Where browsers reach it. */
      public_origin: string | null
      /** PEM of the key that its calls are signed with; null for the demo's vendor. */
      public_key: string | null
    }
    vendor_accounts: { member_id: string; platform: string; player: string; created_at: number }
    vendor_health: {
      merchant: string
      vendor: string
      /** Failures since `counted_since`. */
      failures: Generated<number>
      counted_since: Generated<number>
      /** No calls are made before this time; null while the breaker is closed. */
      open_until: number | null
    }
  }
}

export type VendorLinkRow = Selectable<Schema['vendor_links']>
