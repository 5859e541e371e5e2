import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { cleanPicture } from './clean-picture'
import { writeUpload } from './files'

/** A picture from elsewhere; times are ms since the epoch. */
export interface ImportedUpload {
  /** 32 hexadecimal digits. */
  id: string
  merchant: string
  memberId: string
  /** A PNG or JPEG. */
  picture: Buffer
  sentAt: number
  /** What it is about, such as `kyc:KY…`. */
  usedFor: string
  isForOperators: boolean
  removeAt: number
}

/** Keeps pictures from elsewhere in a data folder, encoded again like those that members send. */
export async function importUploads(
  trx: Trx,
  dataDir: string,
  uploads: readonly ImportedUpload[],
): Promise<void> {
  for (const { id, merchant, memberId, picture, sentAt, usedFor, isForOperators, removeAt } of uploads) {
    const { file, ...about } = await cleanPicture(picture)
    // The file comes first: one that no row has is written over when the import is tried again.
    await writeUpload(dataDir, id, file)
    const use = { used_for: usedFor, for_operators: isForOperators, remove_at: removeAt }
    const from = { merchant, member_id: memberId, address: null, created_at: sentAt }
    await insertRows(trx, 'uploads', [{ id, ...from, ...about, bytes: file.length, ...use }])
  }
}
