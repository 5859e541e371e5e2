import type { Requirement } from '@plaza/contract/money'
import type { Queries } from '../../../kernel/database/database'
import { groupBy } from '../../../kernel/group-by'
import type { RequirementRow } from './tables'

/** How many that have ended are shown below the open ones. */
const endedShown = 20

/** Whether a member has money that has to be staked before it can go out. */
export async function hasOpenRequirements(queries: Queries, memberId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('turnover_requirements')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function contributionsOf(queries: Queries, rows: readonly RequirementRow[]) {
  if (rows.length === 0) return new Map<number, never[]>()
  const found = await queries
    .selectFrom('turnover_contributions')
    .select(['requirement_id', 'game_type', 'staked_minor', 'counted_minor'])
    .where(
      'requirement_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('game_type')
    .execute()
  return groupBy(found, (one) => one.requirement_id)
}

/** A member's requirements: the open ones in the order in which they are fulfilled, then the latest that have ended. */
export async function readRequirements(
  queries: Queries,
  { memberId, merchant }: { memberId: string; merchant: string },
): Promise<Requirement[]> {
  const own = queries
    .selectFrom('turnover_requirements')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('merchant', '=', merchant)
  const open = await own.where('state', '=', 'open').orderBy('id').execute()
  const ended = await own.where('state', '<>', 'open').orderBy('id', 'desc').limit(endedShown).execute()
  const rows = [...open, ...ended]
  const contributions = await contributionsOf(queries, rows)
  return rows.map((row) => ({
    id: String(row.id),
    kind: row.kind,
    state: row.state,
    reference: row.reference,
    amountMinor: row.amount_minor,
    requiredMinor: row.required_minor,
    doneMinor: row.done_minor,
    highestStakeMinor: row.highest_stake_minor,
    shares: { ...row.shares },
    contributions: (contributions.get(row.id) ?? []).map((one) => ({
      type: one.game_type,
      stakedMinor: one.staked_minor,
      countedMinor: one.counted_minor,
    })),
    createdAt: row.created_at,
    endedAt: row.ended_at,
  }))
}
