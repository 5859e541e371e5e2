import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../../../kernel/database/database'

/** What of the incomes by rates of a day was paid, and what is open: below zero what is to be taken back; minor units. */
interface PaidDay {
  paidMinor: number
  openMinor: number
}

/** What an agent's incomes by rates of some days come to, by day (INCOME-2). */
export async function paidIncomes(
  queries: Queries,
  { agentId, from, to }: { agentId: string; from: string; to: string },
): Promise<ReadonlyMap<string, PaidDay>> {
  const { rows } = await sql<PaidDay & { day: string }>`
    select day, sum(paid_minor)::bigint as "paidMinor", sum(amount_minor - paid_minor)::bigint as "openMinor"
    from agent_incomes
    where member_id = ${agentId} and day between ${from} and ${to} and source = '' and kind in ('line-rebate', 'commission')
    group by day`.execute(queries)
  return new Map(rows.map(({ day, ...paid }) => [day, paid]))
}

/** What was paid on all of these days, minor units. */
export const totalPaid = (days: Iterable<PaidDay>): number =>
  [...days].reduce((sum, { paidMinor }) => sum + paidMinor, 0)

/** What was paid of a part of incomes, such as of one kind of play: of each as much as the part is of the whole, minor units. */
export async function partPaid(queries: Queries, source: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ paidMinor: number }>`
    select coalesce(sum(floor(part.earned * part.paid / nullif(part.whole, 0))), 0)::bigint as "paidMinor"
    from (select s.no, sum(s.earned_minor)::numeric as earned, max(s.whole_minor)::numeric as whole, max(s.whole_paid_minor)::numeric as paid
      from ${source} s where s.no is not null group by s.no) part`.execute(queries)
  return rows[0]?.paidMinor ?? 0
}
