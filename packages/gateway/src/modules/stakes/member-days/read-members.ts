import type { GameType } from '@plaza/contract/play'
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

/** Who of a merchant had a bet settled on which of some days, both included, as a subquery of `member_id` and `day`. */
export const playersByDay = (
  merchant: string,
  { from, to }: { from: string; to: string },
): RawBuilder<{ member_id: string; day: string }> => sql`(
  select member_id, day from member_days where merchant = ${merchant} and day between ${from} and ${to} and bets > 0
)`

/** What a member bet of one kind of play on one day, as it counts as turnover. */
export interface PlayDay {
  memberId: string
  day: string
  category: GameType
  validMinor: number
}

/**
 * The days of play of a merchant's next members that changed since a time, ms, by member, day and kind: of at most `members` members
 * whose ids come after one.
 */
export async function playDays(
  queries: Queries,
  which: { merchant: string; from: string; to: string; changedSince: number; after: string; members: number },
): Promise<PlayDay[]> {
  const { merchant, from, to, changedSince, after, members } = which
  const isChanged = sql`merchant = ${merchant} and day between ${from} and ${to} and category <> 'NONE'
    and changed_at >= ${changedSince} and member_id > ${after}`
  const { rows } = await sql<PlayDay>`
    select member_id as "memberId", day, category, valid_minor as "validMinor" from member_days
    where ${isChanged} and member_id in (
      select distinct member_id from member_days where ${isChanged} order by member_id limit ${members})
    order by member_id, day, category`.execute(queries)
  return rows
}
