import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Missions whose reward a member has claimed, once for each period. */
    mission_claims: {
      merchant: string
      member_id: string
      mission: string
      period: string
      amount_minor: number
      at: number
    }
  }
}

export type MissionClaimRow = Schema['mission_claims']
