// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../../kernel/database/apply-stored-code'
import promotionEntriesSayWhatIsDue from './promotion_entries_say_what_is_due.sql'
import promotionsCountStakes from './promotions_count_stakes.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: promotionEntriesSayWhatIsDue, hashes: ['430af5b0af18'] },
  { text: promotionsCountStakes, hashes: ['2ce608fb9c9d'] },
]
