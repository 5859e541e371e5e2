import type { ConsentChannel, DeletionState } from '@plaza/contract/site'
import type { Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Consents to offers, by channel; a channel without a row has none (RG-12). */
    consents: {
      member_id: string
      channel: ConsentChannel
      is_given: boolean
      at: number
    }
    /** Requests to delete what is kept about a member; at most one of a member is open (RG-14). */
    deletion_requests: {
      id: string
      merchant: string
      member_id: string
      reason: string
      state: DeletionState
      /** What the operator answered; empty until then. */
      answer: string
      asked_at: number
      ended_at: number | null
    }
  }
}

export type DeletionRow = Selectable<Schema['deletion_requests']>
