import type { FreezeState } from '@plaza/contract/agency'
import type { Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** What agents asked operators to freeze (TEAM-12). One of an account and an agent waits at most. */
    freeze_requests: {
      id: string
      merchant: string
      /** The account, and the agent who asked. */
      member_id: string
      agent_id: string
      reason: string
      state: FreezeState
      asked_at: number
      ended_at: number | null
    }
  }
}

export type FreezeRow = Selectable<Schema['freeze_requests']>
