import { sql, type RawBuilder } from 'kysely'
import type { Queries, Trx } from '../../../kernel/database/database'
import { isOneLevel } from './one-level'

/** Until when somebody stands below another, while it lasts. */
const lasting = '9999-12-31'

/** Everybody who stands below a member now, whatever agents are shown of it, as a subquery of `id` and `depth` (1: directly below). */
export const everybodyBelow = (
  merchant: string,
  memberId: string,
): RawBuilder<{ id: string; depth: number }> => sql`(
  select member_id as id, depth from member_lines
  where ancestor_id = ${memberId} and merchant = ${merchant} and until_day = ${lasting}
)`

/**
 * The team of a member: everybody who stands below it now, at any depth, as a subquery of `id` and `depth` for the joins of other domains
 * (TEAM-1); directly below alone at a merchant without levels (TEAM-14). It never leaves the merchant and never contains the member
 * itself.
 */
export const below = (merchant: string, memberId: string): RawBuilder<{ id: string; depth: number }> => sql`(
  select id, depth from ${everybodyBelow(merchant, memberId)} everybody
  where depth = 1 or not ${isOneLevel(sql`${merchant}`)}
)`

/**
 * Who stood below whom on which days, as a subquery of `ancestor_id`, `member_id`, `depth`, `since_day` and `until_day`, both days
 * included: what happened on a day counts for whoever stood above then. For what is kept; agents are shown `linesByDay`.
 */
export const keptLinesByDay: RawBuilder<unknown> = sql`member_lines`

/** The same as agents are shown it: directly below alone at a merchant without levels (TEAM-14). */
export const linesByDay: RawBuilder<unknown> = sql`(
  select * from member_lines where depth = 1 or not ${isOneLevel(sql`merchant`)}
)`

/** Whether a member stood directly below another on any day of a range, both days included. */
export async function wasDirectlyBelow(
  queries: Queries,
  { uplineId, memberId }: { uplineId: string; memberId: string },
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const row = await queries
    .selectFrom('member_lines')
    .select('member_id')
    .where('ancestor_id', '=', uplineId)
    .where('member_id', '=', memberId)
    .where('depth', '=', 1)
    .where('since_day', '<=', to)
    .where('until_day', '>=', from)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Members of a merchant by when they registered, from a moment to before another, as a subquery of `member_id` and `at`. */
export const registeredBetween = (
  merchant: string,
  { from, to }: { from: number; to: number },
): RawBuilder<{ member_id: string; at: number }> => sql`(
  select id as member_id, reg_date as at from members
  where merchant = ${merchant} and reg_date >= ${from}::bigint and reg_date < ${to}::bigint
)`

/** Where a member is placed. */
export interface Move {
  memberId: string
  /** Whom it stands directly below from now on; null: nobody. */
  uplineId: string | null
  /** Today in the merchant's zone, `YYYY-MM-DD`: this day still counts for the line before. */
  day: string
  now: number
}

/**
 * Moves a member with everybody below it to another line of its merchant (TEAM-1).
 * @throws a violation of `member_moves_no_circle` or `member_moves_same_merchant`
 */
export async function moveMember(trx: Trx, { memberId, uplineId, day, now }: Move): Promise<void> {
  await trx
    .insertInto('member_moves')
    .values({ member_id: memberId, upline_id: uplineId, day, at: now })
    .execute()
}

/**
 * Whom the members of a merchant stood directly below on a day, by member: worked out from where they are now and from their moves
 * alone, for the audit of what is kept of lines.
 */
export async function uplinesOn(
  queries: Queries,
  merchant: string,
): Promise<(memberId: string, day: string) => string | null> {
  const members = await queries
    .selectFrom('members as m')
    .innerJoin('members as u', (join) =>
      join.onRef('u.id', '=', 'm.upline_id').onRef('u.merchant', '=', 'm.merchant'),
    )
    .select(['m.id', 'u.id as uplineId'])
    .where('m.merchant', '=', merchant)
    .execute()
  const moves = await queries
    .selectFrom('member_moves')
    .select(['member_id', 'from_upline_id', 'day'])
    .where('merchant', '=', merchant)
    .orderBy('id')
    .execute()
  const now = new Map(members.map(({ id, uplineId }) => [id, uplineId]))
  const movesOf = new Map<string, typeof moves>()
  for (const move of moves) {
    const known = movesOf.get(move.member_id)
    if (known) known.push(move)
    else movesOf.set(move.member_id, [move])
  }
  return (memberId, day) => {
    const next = movesOf.get(memberId)?.find((move) => move.day >= day)
    return next === undefined ? (now.get(memberId) ?? null) : next.from_upline_id
  }
}

/** Lines of a merchant that are kept now: who stands below whom, and how far. */
export const keptLines = (
  queries: Queries,
  merchant: string,
): Promise<{ agentId: string; memberId: string; depth: number }[]> =>
  queries
    .selectFrom('member_lines')
    .select(['ancestor_id as agentId', 'member_id as memberId', 'depth'])
    .where('merchant', '=', merchant)
    .where('until_day', '=', lasting)
    .execute()
