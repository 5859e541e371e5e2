import { sql } from 'kysely'
import type { Trx } from '../database/database'

/** Notifies every process when a transfer has changed a member's wallets; the payload is the member's id. */
export const balanceChannel = 'plaza_balance'

/** Notifies, once the transaction has committed, that a member's wallets have changed; nothing on rollback. */
export async function notifyBalanceChanged(trx: Trx, memberId: string): Promise<void> {
  await sql`select tell_after_commit(${balanceChannel}, ${memberId})`.execute(trx)
}

/** The same for many members, in one statement. */
export async function notifyBalancesChanged(trx: Trx, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return
  await sql`select tell_after_commit(${balanceChannel}, member) from
    (select distinct member from jsonb_array_elements_text(${JSON.stringify(memberIds)}::jsonb) as member) as paid`.execute(
    trx,
  )
}
