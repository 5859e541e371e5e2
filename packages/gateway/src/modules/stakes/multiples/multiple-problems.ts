import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'

/** A stake that is kept in another way than its round or order has it. */
export interface MultipleProblem {
  problem: 'multiple'
  memberId: string
  source: string
  reference: string
  /** Day, stake and prize as one text; null where it is not kept, or was never settled. */
  kept: string | null
  derived: string | null
}

/**
 * Compares every stake that is kept for rankings with its round or order, and looks for those that should be kept since a
 * merchant's first one; empty is sound. At most 100.
 */
export async function multipleProblems(queries: Queries): Promise<MultipleProblem[]> {
  const { rows } = await sql<MultipleProblem>`
    with first as (select merchant, min(at) as at from stake_multiples group by merchant),
    compared as (
      select coalesce(k.member_id, d.member_id) as "memberId", coalesce(k.source, d.source) as source,
        coalesce(k.reference, d.reference) as reference,
        k.day || ' ' || k.stake_minor || ' ' || k.prize_minor as kept,
        d.day || ' ' || d.stake_minor || ' ' || d.prize_minor as derived, d.merchant, d.at
      from stake_multiples k full join ended_stakes() d using (member_id, source, reference)
    )
    select 'multiple' as problem, c."memberId", c.source, c.reference, c.kept, c.derived
    from compared c left join first f on f.merchant = c.merchant
    where c.kept is distinct from c.derived and (c.kept is not null or c.at >= f.at)
    order by 2, 3, 4 limit 100`.execute(queries)
  return rows
}
