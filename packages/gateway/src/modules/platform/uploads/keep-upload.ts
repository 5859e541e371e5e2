import { randomBytes } from 'node:crypto'
import { CallFailure } from '../../../kernel/call-failure'
import { advisoryLock } from '../../../kernel/database/advisory-lock'
import type { Database } from '../../../kernel/database/database'
import type { Member } from '../../../kernel/http/call-context'
import { countOne, type RateLimit } from '../../../kernel/security/rate-limit'
import type { CleanPicture } from './clean-picture'
import { removeUploadFile, writeUpload } from './files'
import type { UploadRow } from './tables'
import { requireRoom, unusedMs, type Sender } from './upload-room'

/** Pictures that a member may send in an hour: several forms with all their pictures, each chosen more than once. */
const hourly: RateLimit = { limit: 30, windowMs: 60 * 60_000 }

/** Counts an upload of a member. @throws CallFailure `request.rate.limited` with `retryAt` beyond 30 in an hour */
export async function countUpload(db: Database, memberId: string, now: number): Promise<void> {
  const state = await countOne(db.write, `upload:${memberId}`, hourly, now)
  if (state.isOver) throw new CallFailure('request.rate.limited', { retryAt: state.resetsAt })
}

/**
 * Keeps a picture for an hour, until a call uses it, if there is room. The row comes first, so that no file is without one;
 * one is written at a time, so that several at once do not pass the bounds together.
 * @throws CallFailure `upload.bytes`, `upload.full`
 */
export async function keepUpload(
  { db, dataDir }: { db: Database; dataDir: string },
  member: Member,
  picture: CleanPicture,
  { address, now }: Pick<Sender, 'address' | 'now'>,
): Promise<UploadRow> {
  const row: UploadRow = {
    id: randomBytes(16).toString('hex'),
    merchant: member.merchant,
    member_id: member.id,
    type: picture.type,
    width: picture.width,
    height: picture.height,
    bytes: picture.file.length,
    address,
    created_at: now,
    used_for: null,
    for_operators: false,
    remove_at: now + unusedMs,
  }
  await db.transaction(async (trx) => {
    await advisoryLock(trx, 'uploads')
    await requireRoom(trx, dataDir, { memberId: member.id, address, now }, row.bytes)
    await trx.insertInto('uploads').values(row).execute()
  })
  try {
    await writeUpload(dataDir, row.id, picture.file)
  } catch (error) {
    await db.transaction((trx) => trx.deleteFrom('uploads').where('id', '=', row.id).execute())
    await removeUploadFile(dataDir, row.id)
    throw error
  }
  return row
}
