import { typesWithoutAgency } from '@plaza/contract/identity'
import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import type { MobileNumber } from '../contacts'
import { below, linesByDay } from './lines'
import { isOneLevel } from './one-level'

/** Whose team: that of a member of a merchant. */
export interface TeamOf {
  merchant: string
  memberId: string
}

/**
 * The team of a member with what its agent may know, as a subquery of `id`, `account`, `is_agent`, `blocked`, `reg_date` and `depth`
 * (TEAM-11).
 */
export const teamBelow = ({ merchant, memberId }: TeamOf): RawBuilder<unknown> => sql`(
  select m.id, m.account, m.type <> all(${[...typesWithoutAgency]}::integer[]) as is_agent, m.blocked, m.reg_date, line.depth
  from ${below(merchant, memberId)} line join members m on m.id = line.id
)`

/**
 * Who stands below each of some members of a team now, as a subquery of `ancestor_id`, `member_id` and `depth`; nobody at a merchant
 * without levels, where an agent has nothing to do with whom its members have below them (TEAM-14).
 */
export const teamsBelow = (memberIds: readonly string[]): RawBuilder<unknown> => sql`(
  select ancestor_id, member_id, depth from member_lines
  where ancestor_id = any(${[...memberIds]}::text[]) and until_day = '9999-12-31' and not ${isOneLevel(sql`merchant`)}
)`

/** Somebody of a team. */
export interface TeamAccount {
  id: string
  account: string
  type: number
  blocked: boolean
  /** ms */
  regDate: number
  /** 1: directly below. */
  depth: number
  mobile: MobileNumber | null
}

/** The account of a name in the team of a member; undefined for anybody else, whether it exists or not (TEAM-5). */
export async function findInTeam(
  queries: Queries,
  { merchant, memberId, account }: TeamOf & { account: string },
): Promise<TeamAccount | undefined> {
  const { rows } = await sql<
    Omit<TeamAccount, 'mobile'> & { mobileNum: string | null; diallingCode: string | null }
  >`
    select m.id, m.account, m.type, m.blocked, m.reg_date as "regDate", line.depth, m.mobile_num as "mobileNum", m.dialling_code as "diallingCode"
    from members m join ${linesByDay} line on line.member_id = m.id
    where m.merchant = ${merchant} and lower(m.account) = lower(${account})
      and line.ancestor_id = ${memberId} and line.until_day = '9999-12-31'`.execute(queries)
  const [row] = rows
  if (!row) return undefined
  const { mobileNum, diallingCode, ...found } = row
  return {
    ...found,
    mobile: mobileNum === null || diallingCode === null ? null : { mobileNum, diallingCode },
  }
}

/** Names from directly below a member down to somebody of its team, both included but the member. */
export async function pathTo(
  queries: Queries,
  { merchant, memberId }: TeamOf,
  { id, account, depth }: Pick<TeamAccount, 'id' | 'account' | 'depth'>,
): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`
    select m.account from member_lines line join members m on m.id = line.ancestor_id
    where line.member_id = ${id} and line.merchant = ${merchant} and line.until_day = '9999-12-31'
      and line.depth < ${depth} and m.id <> ${memberId}
    order by line.depth desc`.execute(queries)
  return [...rows.map((row) => row.account), account]
}
