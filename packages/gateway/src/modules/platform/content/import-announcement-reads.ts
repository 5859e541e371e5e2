import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'

/** That a member read an announcement, from elsewhere; ms since the epoch. */
export interface ImportedAnnouncementRead {
  announcementId: string
  memberId: string
  readAt: number
}

/** Writes which announcements of a merchant members have read. */
export const importAnnouncementReads = (
  trx: Trx,
  merchant: string,
  reads: readonly ImportedAnnouncementRead[],
): Promise<void> =>
  insertRows(
    trx,
    'announcement_reads',
    reads.map(({ announcementId, memberId, readAt }) => ({
      ...{ merchant, announcement_id: announcementId, member_id: memberId, read_at: readAt },
    })),
  )
