// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../../kernel/database/apply-stored-code'
import depositAsksSayWhatIsDue from './deposit_asks_say_what_is_due.sql'
import depositsAddCredited from './deposits_add_credited.sql'
import depositsSayWhatIsDue from './deposits_say_what_is_due.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: depositAsksSayWhatIsDue, hashes: ['d3e3c70be7bb'] },
  { text: depositsAddCredited, hashes: ['1589cc926b01'] },
  { text: depositsSayWhatIsDue, hashes: ['a9dcce79ccbc'] },
]
