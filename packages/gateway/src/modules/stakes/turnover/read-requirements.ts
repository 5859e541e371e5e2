import type { Requirement } from '@plaza/contract/money'
import type { Queries } from '../../../kernel/database/database'
import { totalOf } from '../../../kernel/totals'
import { groupBy } from '../../../kernel/group-by'
import { readBalance, type BalanceOwner } from '../../../kernel/ledger'
import { holdsOf, type Holding } from './holds'
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

/** What a member's open requirements require and what of it is done, minor units. */
export async function openTurnover(
  queries: Queries,
  memberId: string,
): Promise<{ requiredMinor: number; doneMinor: number }> {
  return queries
    .selectFrom('turnover_requirements')
    .select([totalOf('required_minor').as('requiredMinor'), totalOf('done_minor').as('doneMinor')])
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
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

/** What open requirements hold, without regard to what there is. */
export async function readHolding(queries: Queries, owner: BalanceOwner): Promise<Holding[]> {
  const rows = await queries
    .selectFrom('turnover_requirements')
    .select(['id', 'kind', 'held_minor'])
    .where('member_id', '=', owner.memberId)
    .where('merchant', '=', owner.merchant)
    .where('currency', '=', owner.currency)
    .where('state', '=', 'open')
    .execute()
  return rows.map(({ id, kind, held_minor: heldMinor }) => ({ id, kind, heldMinor }))
}

const mainWalletOf = async (queries: Queries, owner: BalanceOwner): Promise<number> =>
  (await readBalance(queries, owner, 0)).wallets.find(({ wallet }) => wallet === 'main')?.balanceMinor ?? 0

async function showRequirements(
  queries: Queries,
  owner: BalanceOwner,
  rows: readonly RequirementRow[],
): Promise<Requirement[]> {
  const contributions = await contributionsOf(queries, rows)
  const holds = holdsOf(await readHolding(queries, owner), await mainWalletOf(queries, owner))
  const heldOf = (row: RequirementRow) => holds.find(({ id }) => id === row.id)?.heldMinor ?? 0
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
    ...(row.name !== null && { name: { ...row.name } }),
    ...(row.expires_at !== null && { expiresAt: row.expires_at }),
    ...(row.kind === 'bonus' && row.state === 'open' && { goesMinor: heldOf(row) }),
  }))
}

const ownOf = (queries: Queries, { memberId, merchant }: BalanceOwner) =>
  queries
    .selectFrom('turnover_requirements')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('merchant', '=', merchant)

/** A member's requirements: the open ones in the order in which they are fulfilled, then the latest that have ended. */
export async function readRequirements(queries: Queries, owner: BalanceOwner): Promise<Requirement[]> {
  const own = ownOf(queries, owner)
  const open = await own.where('state', '=', 'open').orderBy('id').execute()
  const ended = await own.where('state', '<>', 'open').orderBy('id', 'desc').limit(endedShown).execute()
  return showRequirements(queries, owner, [...open, ...ended])
}

/** The requirements of a member's bonuses by what they came with, open or not; those without one are left out. */
export async function findRequirements(
  queries: Queries,
  owner: BalanceOwner,
  references: readonly string[],
): Promise<Requirement[]> {
  if (references.length === 0) return []
  const own = ownOf(queries, owner).where('kind', '=', 'bonus')
  return showRequirements(queries, owner, await own.where('reference', 'in', references).execute())
}

/** One of a member's requirements, which is known to exist. */
export async function readRequirement(
  queries: Queries,
  owner: BalanceOwner,
  id: string,
): Promise<Requirement> {
  const row = await ownOf(queries, owner).where('id', '=', Number(id)).executeTakeFirstOrThrow()
  const [shown] = await showRequirements(queries, owner, [row])
  if (!shown) throw new Error('a requirement that cannot be shown')
  return shown
}
