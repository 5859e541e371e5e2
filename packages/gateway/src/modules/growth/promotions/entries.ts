import type { PromotionState } from '@plaza/contract/growth'
import type { Queries } from '../../../kernel/database/database'
import { rewardStates } from '../rewards'
import type { EntryRow } from './tables'

/** Whose entries. */
export interface EntryOwner {
  memberId: string
  merchant: string
}

/** The entries of a member, the latest first. */
export const ownEntries = (queries: Queries, { memberId, merchant }: EntryOwner) =>
  queries
    .selectFrom('promotion_entries')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('merchant', '=', merchant)
    .orderBy('created_at', 'desc')
    .orderBy('id')

/** The reference of the reward that an entry gives. */
export const rewardOf = ({ id }: Pick<EntryRow, 'id'>): string => id

/** An entry with its state, which of an issued one follows from its reward. */
export type SeenEntry = Omit<EntryRow, 'state'> & { state: PromotionState }

/** Entries with the states that their rewards give them. */
export async function seenEntries(
  queries: Queries,
  memberId: string,
  rows: readonly EntryRow[],
): Promise<SeenEntry[]> {
  const issued = rows.filter(({ state }) => state === 'issued')
  const states = await rewardStates(queries, memberId, 'promotion', issued.map(rewardOf))
  return rows.map((row) => {
    const reward = row.state === 'issued' ? states.get(rewardOf(row)) : undefined
    if (reward === undefined || reward === 'claimable') return row
    return { ...row, state: reward === 'expired' || reward === 'forfeited' ? 'close' : 'claimed' }
  })
}
