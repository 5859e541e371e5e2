import type { Exclusion, ProtectionAction } from '@plaza/contract/site'
import type { Generated } from 'kysely'
import type { Json } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Breaks from play (RG-8). A row is never made shorter; that of a self-exclusion holds until `returns_at`. */
    exclusions: {
      id: string
      member_id: string
      merchant: string
      kind: Exclusion['kind']
      source: Exclusion['source']
      since: number
      /** When its period ends; null for ever. */
      until: number | null
      /** When play comes back: of a time-out its end, of a self-exclusion null until the member has asked. */
      returns_at: number | null
    }
    /** What members did to play within bounds, with old and new; append-only (RG-9). */
    protection_actions: {
      id: Generated<number>
      member_id: string
      at: number
      action: ProtectionAction
      by: 'member' | 'operator'
      /** Such as `wager.week`; empty for most. */
      subject: Generated<string>
      before: Json<string | number | null>
      after: Json<string | number | null>
    }
  }
}
