import type { Trx } from '../../../kernel/database/database'
import { endSession, type SessionEnd } from './sessions'

/** Ends every session of a member except the named one, and notifies their pages. */
export async function endSessionsOf(
  trx: Trx,
  member: { id: string; exceptSession?: string },
  reason: SessionEnd,
  now: number,
): Promise<void> {
  const living = await trx
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', member.id)
    .where('ended_at', 'is', null)
    .execute()
  for (const { id } of living) if (id !== member.exceptSession) await endSession(trx, id, reason, now)
}
