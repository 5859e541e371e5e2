import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { totalOf } from '../../../kernel/totals'
import { below } from '../../identity/directory'

export interface TeamBalance {
  members: number
  balanceMinor: number
}

/** Everybody below a member at any depth, and the sum of their wallets in a currency. */
export async function readTeamBalance(
  queries: Queries,
  { merchant, memberId, currency }: { merchant: string; memberId: string; currency: string },
): Promise<TeamBalance> {
  const { rows } = await sql<TeamBalance>`
    select count(distinct line.id)::int as members, ${totalOf('a.balance_minor')} as "balanceMinor"
    from ${below(merchant, memberId)} line
    left join accounts a on a.merchant = ${merchant} and a.owner = line.id and a.currency = ${currency}`.execute(
    queries,
  )
  return rows[0] ?? { members: 0, balanceMinor: 0 }
}
