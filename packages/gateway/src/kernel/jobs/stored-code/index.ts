// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../kernel/database/apply-stored-code'
import sayWhatIsDue from './say_what_is_due.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: sayWhatIsDue, hashes: ['c7042c126730', '19aa85598ca8'] },
]
