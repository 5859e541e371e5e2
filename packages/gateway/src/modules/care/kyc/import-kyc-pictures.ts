import { createHash } from 'node:crypto'
import type { Queries, Trx } from '../../../kernel/database/database'
import { dayMs } from '../../../kernel/jobs/clean-up'
import { importUploads, uploadsOf } from '../../platform/uploads'
import { documentsOf, selfieOf } from './read-kyc'
import { keptDays } from './submit-kyc'

/** A picture of a submission from elsewhere. */
export interface ImportedKycPicture {
  submission: string
  of: 'document' | 'selfie'
  /** A PNG or JPEG. */
  picture: Buffer
}

/** Whether any of these submissions has pictures. */
export const hasKycPictures = async (queries: Queries, submissions: readonly string[]): Promise<boolean> =>
  (await uploadsOf(queries, submissions.map(documentsOf))).size > 0

/** Keeps pictures of submissions in a data folder, for as long as those submissions keep theirs; for operators alone (KYC-1). */
export async function importKycPictures(
  trx: Trx,
  dataDir: string,
  pictures: readonly ImportedKycPicture[],
): Promise<void> {
  for (const { submission, of, picture } of pictures) {
    const row = await trx
      .selectFrom('kyc_submissions')
      .selectAll()
      .where('id', '=', submission)
      .executeTakeFirst()
    if (!row) continue
    const usedFor = of === 'document' ? documentsOf(submission) : selfieOf(submission)
    await importUploads(trx, dataDir, [
      {
        id: createHash('sha256').update(usedFor).digest('hex').slice(0, 32),
        ...{ merchant: row.merchant, memberId: row.member_id, picture, usedFor, isForOperators: true },
        sentAt: row.created_at,
        removeAt: row.remove_at ?? row.created_at + keptDays * dayMs,
      },
    ])
  }
}
