import { randomBytes } from 'node:crypto'
import type { Writes } from '../../../kernel/database/database'

/** The permanent opaque name of a member at a platform, created on first use. */
export async function playerOf(
  queries: Writes,
  memberId: string,
  platform: string,
  now: number,
): Promise<string> {
  const find = () =>
    queries
      .selectFrom('vendor_accounts')
      .select('player')
      .where('member_id', '=', memberId)
      .where('platform', '=', platform)
      .executeTakeFirst()
  const known = await find()
  if (known) return known.player
  await queries
    .insertInto('vendor_accounts')
    .values({ member_id: memberId, platform, player: randomBytes(16).toString('base64url'), created_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'platform']).doNothing())
    .execute()
  const made = await find()
  if (!made) throw new Error('no vendor account')
  return made.player
}
