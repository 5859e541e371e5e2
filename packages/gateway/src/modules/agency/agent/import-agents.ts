import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { addAffiliates } from '../../identity/affiliates'
import type { ContractKind } from './tables'

/** What an agent brings along. */
export interface ImportedAgent {
  memberId: string
  /** Code by which people register below the agent. */
  affiliateCode: string | null
  /** When the code was made, ms since the epoch. */
  regDate: number
  /** Contracts that wait for the agent's answer, at most one of a kind. */
  pendingContracts: readonly { kind: ContractKind; period: string }[]
}

/** Writes the affiliate codes of a merchant's agents, and the contracts that they are asked about as of `now`. */
export async function importAgents(
  trx: Trx,
  merchant: string,
  agents: readonly ImportedAgent[],
  now: number,
): Promise<void> {
  await addAffiliates(
    trx,
    agents.flatMap(({ memberId, affiliateCode, regDate }) =>
      affiliateCode === null
        ? []
        : [{ merchant, code: affiliateCode, member_id: memberId, created_at: regDate }],
    ),
  )
  await insertRows(
    trx,
    'contract_requests',
    agents.flatMap(({ memberId, pendingContracts }) =>
      pendingContracts.map((contract) => ({
        id: `${memberId}:${contract.kind}`,
        merchant,
        member_id: memberId,
        ...contract,
        created_at: now,
      })),
    ),
  )
}
