import type { FreezeState } from '@plaza/contract/agency'
import type { Trx } from '../../../kernel/database/database'
import { hasRows } from '../../../kernel/database/has-rows'
import { insertRows } from '../../../kernel/database/insert-rows'
import { newOrderNumber } from '../../../kernel/order-number'
import { blockMembers } from '../../identity/directory'

/** A request from elsewhere; times are ms since the epoch. */
export interface ImportedFreeze {
  memberId: string
  agentId: string
  reason: string
  state: FreezeState
  askedAt: number
  endedAt: number | null
}

/** Writes requests to freeze accounts of a merchant; those that were approved are frozen. */
export async function importFreezes(
  trx: Trx,
  merchant: string,
  freezes: readonly ImportedFreeze[],
): Promise<void> {
  await insertRows(
    trx,
    'freeze_requests',
    freezes.map(({ memberId, agentId, reason, state, askedAt, endedAt }) => ({
      ...{ id: newOrderNumber('FZ'), merchant, member_id: memberId, agent_id: agentId },
      ...{ reason, state, asked_at: askedAt, ended_at: endedAt },
    })),
  )
  await blockMembers(
    trx,
    freezes.flatMap(({ memberId, state }) => (state === 'approved' ? [memberId] : [])),
  )
}

/** Whether a merchant has any request. */
export const hasFreezes = hasRows({ table: 'freeze_requests' })
