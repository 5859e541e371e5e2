import type { Queries, Trx } from '../../../kernel/database/database'
import { advisoryLock } from '../../../kernel/database/advisory-lock'
import { recordActions } from './actions'

/** When a member first confirmed that it has read the information before the first wager, ms; null before that (RG-11). */
export async function readInformedAt(queries: Queries, memberId: string): Promise<number | null> {
  const row = await queries
    .selectFrom('protection_actions')
    .select('at')
    .where('member_id', '=', memberId)
    .where('action', '=', 'information-read')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Keeps that a member has read the information; a repetition changes nothing. Returns when it first did, ms. */
export async function keepInformed(trx: Trx, memberId: string, now: number): Promise<number> {
  await advisoryLock(trx, `information ${memberId}`)
  const before = await readInformedAt(trx, memberId)
  if (before !== null) return before
  await recordActions(trx, [{ memberId, action: 'information-read', before: null, after: 'read', now }])
  return now
}
