import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { sumsOfFigures, type Figures } from './figures'
import type { DayCategory } from './tables'

/** Days of a merchant's members, both included, `YYYY-MM-DD`. */
export interface DaysOfMerchant {
  merchant: string
  from: string
  to: string
  /** Categories; all when absent. */
  categories?: readonly DayCategory[]
  /** Only these members, such as a team. */
  memberIds?: readonly string[]
}

/** One member's figures over the range, and when they changed last, ms. */
export type FiguresOfMember = Figures & { memberId: string; changedAt: number }

/** What members are ranked by. */
export type RankedBy = 'validMinor' | 'stakeMinor' | 'depositMinor' | 'netMinor'

const ranks: Record<RankedBy, RawBuilder<unknown>> = {
  validMinor: sql`sum(valid_minor)`,
  stakeMinor: sql`sum(stake_minor)`,
  depositMinor: sql`sum(deposit_minor)`,
  netMinor: sql`sum(prize_minor + rebate_minor + bonus_minor - stake_minor)`,
}

const isFound = ({ merchant, from, to, categories, memberIds }: DaysOfMerchant) => sql`
  merchant = ${merchant} and day between ${from} and ${to}
  ${categories === undefined ? sql`` : sql`and category = any(${[...categories]}::text[])`}
  ${memberIds === undefined ? sql`` : sql`and member_id = any(${[...memberIds]}::text[])`}`

/** Figures of a merchant's members over a range, one row each, by member; members without any have no row. */
export async function figuresOfMembers(queries: Queries, which: DaysOfMerchant): Promise<FiguresOfMember[]> {
  const { rows } = await sql<FiguresOfMember>`
    select member_id as "memberId", max(changed_at)::bigint as "changedAt", ${sumsOfFigures}
    from member_days where ${isFound(which)} group by member_id order by member_id`.execute(queries)
  return rows
}

/**
 * The members with the largest sums above zero, the largest first; of equal ones whose last change is earlier, and then by id.
 */
export async function rankMembers(
  queries: Queries,
  { by, limit, ...which }: DaysOfMerchant & { by: RankedBy; limit: number },
): Promise<FiguresOfMember[]> {
  const { rows } = await sql<FiguresOfMember>`
    select member_id as "memberId", max(changed_at)::bigint as "changedAt", ${sumsOfFigures}
    from member_days where ${isFound(which)} group by member_id having ${ranks[by]} > 0
    order by ${ranks[by]} desc, max(changed_at), member_id limit ${limit}`.execute(queries)
  return rows
}
