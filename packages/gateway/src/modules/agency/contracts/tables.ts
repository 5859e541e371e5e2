import type { ContractKind, ContractState } from '@plaza/contract/agency'
import type { Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Of the release before, whose gateways read it while they run beside this one; a later release drops it. */
    contract_requests: {
      id: string
      merchant: string
      member_id: string
      kind: string
      period: string
      created_at: number
      answered_at: number | null
    }
    /** Contracts between members and who stands directly above them (CONTRACT-2). */
    contracts: {
      id: string
      merchant: string
      kind: ContractKind
      /** Who has it. */
      member_id: string
      /** Who gave it; null for the merchant itself. */
      upline_id: string | null
      state: ContractState
      /** `contractTermsSchema` of the contract, as JSON. */
      terms: string
      /** Whether it was offered to who had one. */
      is_amendment: boolean
      /** ms, as all times */
      offered_at: number
      expires_at: number
      accepted_at: number | null
      /** The first moment that it counts: where the period after its acceptance begins. */
      starts_at: number | null
      closed_at: number | null
      /** Where the last period that it counts in ends. */
      ends_at: number | null
    }
  }
}

export type ContractRow = Selectable<Schema['contracts']>
