import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { countOne } from '../../../kernel/security/rate-limit'
import { findByAccount } from '../../identity/directory'
import { checkNickname, foldName } from './nickname-rules'

/** How often a member may choose a name in a day. */
const choices = { limit: 10, windowMs: 24 * 3_600_000 }

/** Nicknames of members by their ids; those without one are left out. */
export async function nicknamesOf(
  queries: Queries,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (memberIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('leaderboard_names')
    .select(['member_id', 'nickname'])
    .where('member_id', 'in', [...new Set(memberIds)])
    .execute()
  return new Map(rows.map((row) => [row.member_id, row.nickname]))
}

/**
 * Keeps the name that leaderboards show for a member, or removes it when it is empty (MISSION-2). Returns what they show now.
 * @throws CallFailure those of `checkNickname`; `nickname.taken` for the account or the nickname of another member, also one that only
 *   reads like it; `request.rate.limited`
 */
export async function setNickname(
  { db }: Gateway,
  { merchant, memberId, now }: { merchant: Merchant; memberId: string; now: number },
  given: string,
): Promise<string | null> {
  if (given.trim() === '') {
    await db.write.deleteFrom('leaderboard_names').where('member_id', '=', memberId).execute()
    return null
  }
  const nickname = checkNickname(given, [merchant.name, merchant.code])
  if ((await countOne(db.write, `nickname:${memberId}`, choices, now)).isOver)
    throw new CallFailure('request.rate.limited')
  const other = await findByAccount(db.read, merchant.code, nickname.replaceAll(/\s/g, ''))
  if (other && other.id !== memberId) throw new CallFailure('nickname.taken')
  const kept = { nickname, folded: foldName(nickname), changed_at: now }
  return db.transaction(async (trx) => {
    await trx.deleteFrom('leaderboard_names').where('member_id', '=', memberId).execute()
    // Of two members who choose the same name at once the second finds it taken.
    const row = await trx
      .insertInto('leaderboard_names')
      .values({ member_id: memberId, merchant: merchant.code, ...kept })
      .onConflict((conflict) => conflict.doNothing())
      .returning('nickname')
      .executeTakeFirst()
    if (!row) throw new CallFailure('nickname.taken')
    return row.nickname
  })
}
