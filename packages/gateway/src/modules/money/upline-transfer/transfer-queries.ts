import type { UplineTransfer } from '@plaza/contract/money'
import type { Queries } from '../../../kernel/database/database'
import type { FoundMember } from '../../identity/directory'
import { findById } from '../../identity/directory'
import { masked } from './superior'
import type { UplineTransferRow } from './tables'

/** A transfer as the contract shows it. */
export const showTransfer = (
  row: UplineTransferRow,
  superior: Pick<FoundMember, 'nickname' | 'account'>,
): UplineTransfer => ({
  id: row.id,
  to: masked(superior),
  amountMinor: row.amount_minor,
  currency: row.currency,
  remark: row.remark,
  state: row.state,
  createdAt: row.created_at,
  ...(row.ended_at !== null && { endedAt: row.ended_at }),
})

/** Several transfers, each with the name of whom it went to. */
export async function showTransfers(
  queries: Queries,
  rows: readonly UplineTransferRow[],
): Promise<UplineTransfer[]> {
  const ids = [...new Set(rows.map((row) => row.upline_id))]
  const found = await Promise.all(ids.map((id) => findById(queries, id)))
  const superiors = new Map(found.flatMap((one) => (one ? [[one.id, one]] : [])))
  return rows.flatMap((row) => {
    const superior = superiors.get(row.upline_id)
    return superior ? [showTransfer(row, superior)] : []
  })
}

/** The latest transfers of a member, newest first. */
export const latestTransfers = (queries: Queries, memberId: string, limit: number) =>
  queries
    .selectFrom('upline_transfers')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
