import type { IncomeKind } from '@plaza/contract/agency'
import { sql } from 'kysely'
import type { Trx } from '../../../kernel/database/database'
import { groupBy } from '../../../kernel/group-by'
import { newOrderNumber } from '../../../kernel/order-number'

/** What a member earned in a period, or what is added to it; minor units. */
export interface EarnedIncome {
  memberId: string
  kind: IncomeKind
  /** The contract of a salary; empty for rates. */
  source: string
  periodAt: number
  day: string
  amountMinor: number
}

/** One sum for each member, kind, source and period; those of zero are left out. */
export function sumIncomes(earned: readonly EarnedIncome[]): EarnedIncome[] {
  const same = groupBy(earned, ({ memberId, kind, source, periodAt }) =>
    JSON.stringify([memberId, kind, source, periodAt]),
  )
  return [...same.values()].flatMap((group) => {
    const [first] = group
    const amountMinor = group.reduce((sum, one) => sum + one.amountMinor, 0)
    return first && amountMinor !== 0 ? [{ ...first, amountMinor }] : []
  })
}

/** Rows for the statement below. */
const rowsOf = (merchant: string, earned: readonly EarnedIncome[], now: number) =>
  sumIncomes(earned).map(({ memberId, kind, source, periodAt, day, amountMinor }) => ({
    ...{ no: newOrderNumber('AI'), merchant, member_id: memberId, kind, source },
    ...{ period_at: periodAt, day, amount_minor: amountMinor, settled_at: now },
  }))

/** Adds to what members earned in periods; what was paid before and changes now is marked as corrected (INCOME-2). */
export async function addIncomes(
  trx: Trx,
  merchant: string,
  earned: readonly EarnedIncome[],
  now: number,
): Promise<void> {
  const rows = rowsOf(merchant, earned, now)
  if (rows.length === 0) return
  await sql`
    with line as (
      select * from jsonb_populate_recordset(null::agent_incomes, ${JSON.stringify(rows)}::jsonb)
    ), changed as (
      update agent_incomes i set amount_minor = i.amount_minor + line.amount_minor, settled_at = line.settled_at,
        waiting_minor = least(i.waiting_minor, greatest(0, i.paid_minor - i.amount_minor - line.amount_minor)),
        corrected_at = case when i.paid_at is null then i.corrected_at else line.settled_at end
      from line where (i.member_id, i.kind, i.source, i.period_at) = (line.member_id, line.kind, line.source, line.period_at)
      returning i.member_id, i.kind, i.source, i.period_at
    )
    insert into agent_incomes (no, merchant, member_id, kind, source, period_at, day, amount_minor, settled_at)
    select no, merchant, member_id, kind, source, period_at, day, amount_minor, settled_at from line
    where not exists (select from changed c
      where (c.member_id, c.kind, c.source, c.period_at) = (line.member_id, line.kind, line.source, line.period_at))`.execute(
    trx,
  )
}
