// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../kernel/database/apply-stored-code'
import pushUnread from './push_unread.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: pushUnread, hashes: ['82815382ac94', 'fdd0b89ad004'] },
]
