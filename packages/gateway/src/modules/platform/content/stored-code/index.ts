// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../../kernel/database/apply-stored-code'
import announcementsUnreadChanged from './announcements_unread_changed.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: announcementsUnreadChanged, hashes: ['9a6f1b0db965'] },
]
