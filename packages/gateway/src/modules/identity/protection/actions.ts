import type { ProtectionAction, ProtectionEntry } from '@plaza/contract/site'
import { sql } from 'kysely'
import type { Queries, Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { pageAt, pageNumbers } from '../../../kernel/pages'

/** What a member did, or an operator for it. Amounts are minor units, of `time` minutes. */
export interface DoneAction {
  memberId: string
  action: ProtectionAction
  by?: 'member' | 'operator'
  subject?: string
  before: string | number | null
  after: string | number | null
  now: number
}

/** Writes down actions of responsible play (RG-9), in the transaction that does them. */
export const recordActions = (trx: Trx, actions: readonly DoneAction[]): Promise<void> =>
  insertRows(
    trx,
    'protection_actions',
    actions.map(({ memberId, action, by = 'member', subject = '', before, after, now }) => ({
      member_id: memberId,
      at: now,
      action,
      by,
      subject,
      before,
      after,
    })),
  )

const pageSize = 20

/** A member's actions, the newest first. */
export async function readActions(
  queries: Queries,
  memberId: string,
  pageNo: number | undefined,
): Promise<{ entries: ProtectionEntry[]; pageNum: number; totalPages: number; total: number }> {
  const page = pageAt(pageNo, pageSize)
  const own = queries.selectFrom('protection_actions').where('member_id', '=', memberId)
  const { total } = await own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const entries = await own
    .select(['id', 'at', 'action', 'by', 'subject', 'before', 'after'])
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { entries, total, ...pageNumbers(page, total) }
}
