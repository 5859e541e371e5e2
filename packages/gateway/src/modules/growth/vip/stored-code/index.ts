// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../../kernel/database/apply-stored-code'
import vipCountsDays from './vip_counts_days.sql'
import vipMembersSayAnotherTime from './vip_members_say_another_time.sql'
import vipMembersSayWhatIsDue from './vip_members_say_what_is_due.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: vipCountsDays, hashes: ['ba6e0fd23cd5'] },
  { text: vipMembersSayAnotherTime, hashes: ['3672ef42f5bb'] },
  { text: vipMembersSayWhatIsDue, hashes: ['992dfa6ba609', '2ddc0515d327'] },
]
