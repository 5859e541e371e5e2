import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import type { FoundMember } from './find-member'

/** Closes an account for its member: nobody signs in to it any more; what was booked and recorded stays (SECURITY-6). */
export async function closeMember(trx: Trx, id: string, now: number): Promise<void> {
  await trx
    .updateTable('members')
    .set({ blocked: true, closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .execute()
}

/**
 * Refuses who may not sign in, once it is certain that it is the member.
 * @throws CallFailure `member.closed` where the member closed the account, `member.blocked` where it is blocked otherwise
 */
export function refuseBlocked({ blocked, closed_at: closedAt }: FoundMember): void {
  if (closedAt !== null) throw new CallFailure('member.closed')
  if (blocked) throw new CallFailure('member.blocked')
}
