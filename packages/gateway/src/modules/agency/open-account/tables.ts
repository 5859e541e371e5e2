import type { OpenedType, RateCategory } from '@plaza/contract/agency'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Links by which people register below an agent (AGENT-7). */
    agent_links: {
      id: string
      merchant: string
      /** The agent. */
      member_id: string
      code: string
      type: OpenedType
      channel: string
      rates: ColumnType<{ category: RateCategory; rate: number }[], string, string>
      used: Generated<number>
      most: number | null
      created_at: number
      expires_at: number | null
      is_off: Generated<boolean>
      /** Deleted: kept for whom registered by it. */
      removed_at: number | null
    }
  }
}

export type AgentLinkRow = Selectable<Schema['agent_links']>
