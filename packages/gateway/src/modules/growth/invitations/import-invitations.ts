import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { addDetails } from '../../identity/directory'

/** Invitations of a merchant's members. */
export interface ImportedInvitations {
  /** Members who registered by the invitation of another; ms. */
  friends: readonly { memberId: string; inviterId: string; registeredAt: number }[]
  /** Visits of a member's link on one day of the merchant, `YYYY-MM-DD`. */
  visits: readonly { memberId: string; day: string; visits: number }[]
}

/** Writes who invited whom, and visits of links. @throws for a member or a day that has its row already */
export async function importInvitations(
  trx: Trx,
  merchant: string,
  { friends, visits }: ImportedInvitations,
): Promise<void> {
  for (const { memberId, inviterId, registeredAt } of friends)
    await addDetails(trx, {
      member_id: memberId,
      merchant,
      recommender_id: inviterId,
      register_method: 'H5',
      register_url: '',
      registered_at: registeredAt,
    })
  await insertRows(
    trx,
    'invite_visits',
    visits.map(({ memberId, ...one }) => ({ merchant, member_id: memberId, ...one })),
  )
}
