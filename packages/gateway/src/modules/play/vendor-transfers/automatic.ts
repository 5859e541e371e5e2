import type { Queries, Trx } from '../../../kernel/database/database'
import type { WalletOwner } from './vendor-wallet'

/** Whether money follows a member to games and back: where the member wants it, and always in a trial account. */
export async function isAutomatic(
  queries: Queries,
  { memberId, merchant, site }: Pick<WalletOwner, 'memberId' | 'merchant' | 'site'>,
): Promise<boolean> {
  if (merchant !== site) return true
  const row = await queries
    .selectFrom('automatic_transfers')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row !== undefined
}

/** Sets whether money follows a member to games and back (WALLET-2). */
export async function setAutomatic(
  trx: Trx,
  memberId: string,
  isWanted: boolean,
  now: number,
): Promise<void> {
  if (isWanted)
    await trx
      .insertInto('automatic_transfers')
      .values({ member_id: memberId, set_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await trx.deleteFrom('automatic_transfers').where('member_id', '=', memberId).execute()
}
