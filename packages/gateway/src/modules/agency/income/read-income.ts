import type { RateCategory, RebateIncomeRow, rebateIncomeCall } from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import type { Page } from '../../../kernel/pages'
import { accountNames, linesByDay, namedLike } from '../../identity/directory'
import { paidIncomes, partPaid, totalPaid } from './paid-incomes'
import { pendingRows, type PendingOf } from './pending'

/** What of an agent's rebate income is asked for. */
export interface IncomeFilter extends PendingOf {
  by: 'day' | 'downline' | 'member'
  category?: RateCategory
  /** Only what comes through a member directly below. */
  downlineId?: string
  /** Only members whose names begin so. */
  userName?: string
}

/** Settled bets by direct downline, as they are added up. */
const settledSums = ({ agentId, from, to }: IncomeFilter) => sql`
  select day, category, child_id, null as member_id, margin, valid_minor, amount_minor, true as is_settled
  from income_sums where agent_id = ${agentId} and day between ${from} and ${to}`

/** Settled bets by member, from the shares of each. */
const settledShares = ({ merchant, agentId, from, to }: IncomeFilter) => sql`
  select s.day, s.category, coalesce(s.line[at.place + 1], s.member_id) as child_id, s.member_id,
    s.rates[at.place] - coalesce(s.rates[at.place + 1], 0) as margin, s.valid_minor, s.parts[at.place] as amount_minor,
    true as is_settled
  from income_shares s cross join lateral (select array_position(s.line, ${agentId}) as place) at
  where s.merchant = ${merchant.code} and s.day between ${from} and ${to} and at.place is not null
    and (s.member_id = ${agentId} or s.member_id in (select member_id from ${linesByDay} l where l.ancestor_id = ${agentId}))`

const pendingSource = (rows: object[]) => sql`
  select day, category, child_id, member_id, margin, valid_minor, amount_minor, false as is_settled
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(day text, category text, child_id text, member_id text,
    margin integer, valid_minor bigint, amount_minor bigint)`

/** Everything that the filter finds, settled and pending, with the payment that it belongs to. */
async function sourceOf(queries: Queries, filter: IncomeFilter): Promise<RawBuilder<unknown>> {
  const { merchant, agentId, by, category, downlineId, userName } = filter
  const isByMember = by === 'member' || userName !== undefined
  const pending = await pendingRows(queries, filter)
  return sql`(
    select s.*, i.no, i.paid_at, i.corrected_at, i.paid_minor = i.amount_minor as is_paid,
      i.amount_minor as whole_minor, i.paid_minor as whole_paid_minor, s.child_id = ${agentId} as is_own,
      case when s.child_id = ${agentId} and s.category = 'LOTT' then 0 else s.amount_minor end as earned_minor
    from (${isByMember ? settledShares(filter) : settledSums(filter)} union all ${pendingSource(pending)}) s
    left join agent_incomes i on i.member_id = ${agentId} and i.day = s.day and i.source = '' and s.is_settled
      and i.kind = case when s.child_id = ${agentId} then 'line-rebate' else 'commission' end
    where true
      ${category === undefined ? sql`` : sql`and s.category = ${category}`}
      ${downlineId === undefined ? sql`` : sql`and s.child_id = ${downlineId}`}
      ${userName === undefined ? sql`` : sql`and s.member_id in (select id from ${namedLike(merchant.code, userName)} named)`}
  )`
}

const groupings = {
  day: { key: sql`s.day`, order: sql`s.day desc` },
  downline: {
    key: sql`s.child_id`,
    order: sql`sum(s.earned_minor) desc, sum(s.valid_minor) desc, s.child_id`,
  },
  member: {
    key: sql`s.member_id`,
    order: sql`sum(s.earned_minor) desc, sum(s.valid_minor) desc, s.member_id`,
  },
}

interface FoundRow {
  key: string
  validMinor: number
  amountMinor: number
  rate: number | null
  isPending: boolean
  isPaid: boolean | null
  paidAt: number | null
  correctedAt: number | null
  nos: string[] | null
}

const stateOf = ({ isPending, isPaid }: FoundRow) =>
  isPending ? 'pending' : isPaid === true ? 'paid' : 'settled'

type Totals = AnswerOf<typeof rebateIncomeCall>['totals']

/** One page of what an agent earns by rates, and what all of it comes to (INCOME-2). */
export async function readIncome(
  queries: Queries,
  filter: IncomeFilter,
  page: Page,
): Promise<{ rows: RebateIncomeRow[]; totals: Totals; total: number }> {
  const { agentId, by } = filter
  const source = await sourceOf(queries, filter)
  const { key, order } = groupings[by]
  const { rows } = await sql<FoundRow>`
    select ${key} as key, sum(s.valid_minor)::bigint as "validMinor", sum(s.earned_minor)::bigint as "amountMinor",
      case when min(s.margin) = max(s.margin) then min(s.margin) end as rate,
      bool_or(not s.is_settled) as "isPending", bool_and(s.is_paid) filter (where s.earned_minor <> 0) as "isPaid",
      max(s.paid_at)::bigint as "paidAt", max(s.corrected_at)::bigint as "correctedAt", array_agg(distinct s.no) filter (where s.no is not null) as nos
    from ${source} s group by ${key} order by ${order} limit ${page.limit} offset ${page.offset}`.execute(
    queries,
  )
  const found = await sql<Omit<Totals, 'paidMinor'> & { total: number }>`
    select count(distinct ${key})::int as total,
      coalesce(sum(s.valid_minor) filter (where not s.is_own), 0)::bigint as "teamValidMinor",
      coalesce(sum(s.earned_minor) filter (where not s.is_own), 0)::bigint as "teamMinor",
      coalesce(sum(s.valid_minor) filter (where s.is_own), 0)::bigint as "ownValidMinor",
      coalesce(sum(s.earned_minor) filter (where s.is_own), 0)::bigint as "ownMinor"
    from ${source} s`.execute(queries)
  const [counted] = found.rows
  if (!counted) throw new Error('nothing was counted')
  const { total, ...sums } = counted
  const isWhole = [filter.category, filter.downlineId, filter.userName].every((one) => one === undefined)
  const paid = await paidIncomes(queries, filter)
  const totals = {
    ...sums,
    paidMinor: isWhole ? totalPaid(paid.values()) : await partPaid(queries, source),
  }
  const names =
    by === 'day'
      ? new Map<string, string>()
      : await accountNames(
          queries,
          rows.map((row) => row.key),
        )
  return {
    rows: rows.map((row) => ({
      id: row.key,
      day: by === 'day' ? row.key : null,
      member:
        by === 'day' || row.key === agentId ? null : { id: row.key, userName: names.get(row.key) ?? '' },
      ...{ validMinor: row.validMinor, rate: row.rate, amountMinor: row.amountMinor, state: stateOf(row) },
      paidAt: row.isPending ? null : row.paidAt,
      correctedAt: row.correctedAt,
      nos: by === 'day' ? (row.nos ?? []) : [],
      openMinor: by === 'day' && isWhole && !row.isPending ? (paid.get(row.key)?.openMinor ?? 0) : null,
    })),
    totals,
    total,
  }
}
