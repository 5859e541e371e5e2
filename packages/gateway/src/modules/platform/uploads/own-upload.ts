import { CallFailure } from '../../../kernel/call-failure'
import type { Database } from '../../../kernel/database/database'
import { readUploadFile } from './files'
import type { UploadRow } from './tables'

/** A picture that its member sent and that is still kept, with its file. */
export interface OwnUpload {
  row: UploadRow
  file: Buffer
}

/** A member's own picture. @throws CallFailure `upload.not.found` for another's, one that is for operators alone, and when its time is over */
export async function ownUpload(
  { db, dataDir }: { db: Database; dataDir: string },
  { id, memberId, now }: { id: string; memberId: string; now: number },
): Promise<OwnUpload> {
  const row = await db.read
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('remove_at', '>', now)
    .where('for_operators', '=', false)
    .executeTakeFirst()
  if (!row) throw new CallFailure('upload.not.found')
  return { row, file: await readUploadFile(dataDir, row.id) }
}
