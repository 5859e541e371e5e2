import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { totalOf } from '../../../kernel/totals'

export interface TeamBalance {
  members: number
  balanceMinor: number
}

/**
 * Everybody below a member at any depth, and the sum of their wallets in a currency. It never leaves the merchant and
 * terminates even if the tree contains a cycle.
 */
export async function readTeamBalance(
  queries: Queries,
  team: { merchant: string; memberId: string; currency: string },
): Promise<TeamBalance> {
  const { rows } = await sql<TeamBalance>`
    with recursive team (id) as (
      select id from members where upline_id = ${team.memberId} and merchant = ${team.merchant}
      union
      select m.id from members m join team t on m.upline_id = t.id where m.merchant = ${team.merchant}
    )
    select count(distinct t.id)::int as members, ${totalOf('a.balance_minor')} as "balanceMinor"
    from team t
    left join accounts a on a.merchant = ${team.merchant} and a.owner = t.id and a.currency = ${team.currency}
    where t.id <> ${team.memberId}`.execute(queries)
  return rows[0] ?? { members: 0, balanceMinor: 0 }
}
