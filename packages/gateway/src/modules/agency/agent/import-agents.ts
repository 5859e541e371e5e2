import type { Trx } from '../../../kernel/database/database'
import { addAffiliates } from '../../identity/affiliates'

/** What an agent brings along. */
export interface ImportedAgent {
  memberId: string
  /** Code by which people register below the agent. */
  affiliateCode: string | null
  /** When the code was made, ms since the epoch. */
  regDate: number
}

/** Writes the affiliate codes of a merchant's agents. */
export async function importAgents(
  trx: Trx,
  merchant: string,
  agents: readonly ImportedAgent[],
): Promise<void> {
  await addAffiliates(
    trx,
    agents.flatMap(({ memberId, affiliateCode, regDate }) =>
      affiliateCode === null
        ? []
        : [{ merchant, code: affiliateCode, member_id: memberId, created_at: regDate }],
    ),
  )
}
