import { minorToDecimal } from '@plaza/contract/kernel'
import type { Winner } from '@plaza/contract/play'
import type { Queries } from '../../../kernel/database/database'

const dayMs = 86_400_000
const mostWinners = 20

/** An account with most of it masked: `pl***1`, `a***` of a short one. */
export const maskAccount = (account: string): string =>
  account.length > 4 ? `${account.slice(0, 2)}***${account.slice(-1)}` : `${account.slice(0, 1)}***`

/**
 * The largest wins of the last day of play with money, largest first (HOME-11). A payout below its stake
 * does not count as a win (HOME-11); a game that left the catalogue is not shown.
 */
export async function readWinners(
  queries: Queries,
  { code, currency }: { code: string; currency: string },
  now: number,
): Promise<Winner[]> {
  const rows = await queries
    .selectFrom('play_rounds as r')
    .innerJoin('games as g', (join) =>
      join.onRef('g.merchant', '=', 'r.merchant').onRef('g.node_id', '=', 'r.node_id'),
    )
    .innerJoin('members as m', 'm.id', 'r.member_id')
    .select(['m.account', 'r.node_id', 'r.won_minor', 'r.started_at', 'r.ended_at'])
    .select(['g.name', 'g.icon', 'g.tint'])
    .where('r.merchant', '=', code)
    .where('r.mode', '=', 'real')
    .where('r.won_minor', '>', 0)
    .where('r.won_minor', '<=', Number.MAX_SAFE_INTEGER)
    .whereRef('r.won_minor', '>', 'r.staked_minor')
    .where('r.started_at', '>', now - dayMs)
    .where('r.started_at', '<=', now)
    .where('g.left_at', 'is', null)
    .orderBy('r.won_minor', 'desc')
    .orderBy('r.started_at', 'desc')
    .limit(mostWinners)
    .execute()
  return rows.map((row) => ({
    account: maskAccount(row.account),
    nodeId: row.node_id,
    gameName: row.name,
    iconUrl: row.icon,
    tint: row.tint,
    vo: { winAmount: minorToDecimal(row.won_minor, currency) },
    at: row.ended_at ?? row.started_at,
  }))
}
