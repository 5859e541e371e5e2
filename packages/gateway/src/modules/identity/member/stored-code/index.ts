// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../../kernel/database/apply-stored-code'
import mailsUnreadChanged from './mails_unread_changed.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: mailsUnreadChanged, hashes: ['53a3971585b3', '5c1c0d764be6'] },
]
