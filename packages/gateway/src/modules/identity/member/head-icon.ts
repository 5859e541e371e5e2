import { headIconPixels } from '@plaza/contract/identity'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import type { Queries } from '../../../kernel/database/database'
import { countOne } from '../../../kernel/security/rate-limit'
import { ownUpload, squarePicture } from '../../platform/uploads'

/** How many pictures one member may have encoded in an hour. */
const pictures = { limit: 20, windowMs: 60 * 60_000 }

/** The profile picture of a member, a JPEG in base64; null when it has none. */
export async function readHeadIcon(queries: Queries, memberId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('head_icons')
    .select('picture')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.picture ?? null
}

/**
 * Makes a picture that the member sent its profile picture, cut to a small square and encoded once more; an empty id removes the
 * one it has. The upload itself goes with its hour (MEMBER-7).
 * @throws CallFailure `upload.not.found` for a picture of somebody else, and one that is no longer kept;
 *   `request.rate.limited`
 */
export async function setHeadIcon(
  { db, settings }: Gateway,
  { member, context }: { member: Member; context: CallContext },
  id: string,
): Promise<void> {
  if (id === '') {
    await db.write.deleteFrom('head_icons').where('member_id', '=', member.id).execute()
    return
  }
  const { now } = context
  if ((await countOne(db.write, `head-icon:${member.id}`, pictures, now)).isOver)
    throw new CallFailure('request.rate.limited')
  const { file } = await ownUpload({ db, dataDir: settings.dataDir }, { id, memberId: member.id, now })
  const square = await squarePicture(file, headIconPixels)
  const icon = { picture: square.toString('base64'), changed_at: now }
  await db.write
    .insertInto('head_icons')
    .values({ member_id: member.id, merchant: member.merchant, ...icon })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(icon))
    .execute()
}
