import type { RebateClaim } from '@plaza/contract/growth'
import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import type { Page } from '../../../kernel/pages'
import type { RebateClaimRow } from './tables'

/** Claims of one member as it sees them, in the order given. */
export async function showClaims(
  queries: Queries,
  claims: readonly RebateClaimRow[],
): Promise<RebateClaim[]> {
  const [first] = claims
  if (!first) return []
  const parts = await queries
    .selectFrom('rebate_days')
    .select(['claim', 'category'])
    .select(sql<number>`sum(valid_minor)::bigint`.as('validMinor'))
    .select(sql<number>`sum(amount_minor)::bigint`.as('amountMinor'))
    .where('member_id', '=', first.member_id)
    .where(
      'claim',
      'in',
      claims.map(({ no }) => no),
    )
    .groupBy(['claim', 'category'])
    .orderBy('category')
    .execute()
  return claims.map(({ no, at, mode, amount_minor: amountMinor }) => ({
    ...{ id: no, at, mode, amountMinor },
    categories: parts
      .filter(({ claim }) => claim === no)
      .map(({ category, validMinor, amountMinor: minor }) => ({ category, validMinor, amountMinor: minor })),
  }))
}

/** One page of the rebates that a member was paid, newest first. */
export async function readClaims(
  queries: Queries,
  memberId: string,
  page: Page,
): Promise<{ claims: RebateClaim[]; total: number }> {
  const own = queries.selectFrom('rebate_claims').where('member_id', '=', memberId)
  const rows = await own
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('run', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total } = await own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { claims: await showClaims(queries, rows), total }
}
