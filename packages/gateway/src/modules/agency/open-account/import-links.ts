import type { OpenedType } from '@plaza/contract/agency'
import { randomUUID } from 'node:crypto'
import type { Trx } from '../../../kernel/database/database'
import { hasRows } from '../../../kernel/database/has-rows'
import { insertRows } from '../../../kernel/database/insert-rows'
import { newPublicCode } from '../../../kernel/security/public-code'

/** A link from elsewhere; times are ms since the epoch. */
export interface ImportedLink {
  agentId: string
  type: OpenedType
  channel: string
  used: number
  most: number | null
  createdAt: number
  expiresAt: number | null
  isOff: boolean
}

/** Writes links of a merchant's agents, each with a code of its own. */
export const importLinks = (trx: Trx, merchant: string, links: readonly ImportedLink[]): Promise<void> =>
  insertRows(
    trx,
    'agent_links',
    links.map(({ agentId, type, channel, used, most, createdAt, expiresAt, isOff }) => ({
      ...{ id: randomUUID(), merchant, member_id: agentId, code: newPublicCode(), type, channel },
      ...{ rates: [], used, most, created_at: createdAt, expires_at: expiresAt, is_off: isOff },
      removed_at: null,
    })),
  )

/** Whether a merchant has any link. */
export const hasLinks = hasRows({ table: 'agent_links' })
