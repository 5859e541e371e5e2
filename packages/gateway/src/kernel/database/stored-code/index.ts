// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../apply-stored-code'
import rowIsFixed from './row_is_fixed.sql'
import tellAfterCommit from './tell_after_commit.sql'
import tellNotices from './tell_notices.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: rowIsFixed, hashes: ['5c702c527387'] },
  { text: tellAfterCommit, hashes: ['ad84020c2225'] },
  { text: tellNotices, hashes: ['674e0c191048'] },
]
