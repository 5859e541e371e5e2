// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../../kernel/database/apply-stored-code'
import memberIsExcluded from './member_is_excluded.sql'
import protectionActionsAreKept from './protection_actions_are_kept.sql'
import protectionActionsKept from './protection_actions_kept.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: memberIsExcluded, hashes: ['67b907ed72f6'] },
  { text: protectionActionsAreKept, hashes: ['989bc8b9aa8b'] },
  { text: protectionActionsKept, hashes: ['0c462a2f484a'] },
]
