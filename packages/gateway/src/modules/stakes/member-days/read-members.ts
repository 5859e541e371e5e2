import type { GameType } from '@plaza/contract/play'
import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { figureColumns, sumsOfFigures, type Figures } from './figures'
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

/** The figures of all members by day and category, as a source with the columns of `figureColumns`, for sums of other domains. */
export const daysByMember: RawBuilder<unknown> = sql`member_days`

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

/** Figures of a merchant's members on some days, as a subquery of `member_id`, `day` and the columns of `figureColumns`. */
export const figuresOnDays = (merchant: string, days: readonly string[]): RawBuilder<unknown> => sql`(
  select member_id, day, ${sql.join(Object.values(figureColumns).map((column) => sql.ref(column)))}
  from member_days where merchant = ${merchant} and day = any(${[...days]}::text[])
)`

/**
 * Whether a member had a deposit credited before a day, for a condition of other domains' statements; both are columns.
 */
export const hasDepositedBefore = (memberId: string, day: string): RawBuilder<boolean> => sql`exists (
  select from member_days p where p.member_id = ${sql.ref(memberId)} and p.day < ${sql.ref(day)} and p.deposits > 0
)`

/**
 * What a merchant's members played on some days, both included, as a subquery of `member_id`, `day`, `category`, `valid_minor` and
 * `loss_minor`, bets less prizes, for the joins of other domains.
 */
export const playedByDay = (
  merchant: string,
  { from, to }: { from: string; to: string },
): RawBuilder<{
  member_id: string
  day: string
  category: GameType
  valid_minor: number
  loss_minor: number
}> => sql`(
  select member_id, day, category, valid_minor, stake_minor - prize_minor as loss_minor from member_days
  where merchant = ${merchant} and day between ${from} and ${to} and category <> 'NONE'
)`

/** What a member bet of one kind of play on one day, as it counts as turnover. */
export interface PlayDay {
  memberId: string
  day: string
  category: GameType
  validMinor: number
}

/** Days of a merchant, both included, of which something is new to who has looked before. */
interface NewDays {
  merchant: string
  from: string
  to: string
  /** The last day that was looked at; empty before any. Of later ones everything is new. */
  seenTo: string
  /** From when on, ms, what changed of days until then is new. */
  changedSince: number
}

const isNew = ({ merchant, from, to, seenTo, changedSince }: NewDays) => sql`merchant = ${merchant}
  and day between ${from} and ${to} and category <> 'NONE' and (day > ${seenTo} or changed_at >= ${changedSince})`

/**
 * The days of play of a merchant's next members that are new, by member, day and kind: of at most `members` members whose ids come after
 * one.
 */
export async function playDays(
  queries: Queries,
  { after, members, ...which }: NewDays & { after: string; members: number },
): Promise<PlayDay[]> {
  const isChanged = sql`${isNew(which)} and member_id > ${after}`
  const { rows } = await sql<PlayDay>`
    select member_id as "memberId", day, category, valid_minor as "validMinor" from member_days
    where ${isChanged} and member_id in (
      select distinct member_id from member_days where ${isChanged} order by member_id limit ${members})
    order by member_id, day, category`.execute(queries)
  return rows
}

/** Days of a merchant of which the play of anybody is new. */
export async function changedDays(queries: Queries, which: NewDays): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct day from member_days where ${isNew(which)} order by day`.execute(queries)
  return rows.map((row) => row.day)
}

/** Valid bets of a merchant's members by day, both days included, as a subquery of `member_id`, `day` and `valid_minor`. */
export const validDays = (
  merchant: string,
  { from, to }: { from: string; to: string },
): RawBuilder<{ member_id: string; day: string; valid_minor: number }> => sql`(
  select member_id, day, valid_minor from member_days
  where merchant = ${merchant} and day between ${from} and ${to} and valid_minor > 0
)`

/** Days of a merchant's members, both included, that changed since a time, ms, as a subquery of `member_id` and `day`. */
export const daysChangedSince = (
  merchant: string,
  { from, to, since }: { from: string; to: string; since: number },
): RawBuilder<{ member_id: string; day: string }> => sql`(
  select distinct member_id, day from member_days
  where merchant = ${merchant} and day between ${from} and ${to} and changed_at >= ${since}::bigint
)`
