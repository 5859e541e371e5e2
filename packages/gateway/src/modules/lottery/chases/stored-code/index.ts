// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../../kernel/database/apply-stored-code'
import lotteryChaseIssuesFixed from './lottery_chase_issues_fixed.sql'
import lotteryChasesFixed from './lottery_chases_fixed.sql'
import lotteryChasesGroupFixed from './lottery_chases_group_fixed.sql'
import lotteryChasesModeFixed from './lottery_chases_mode_fixed.sql'
import lotteryChasesSayWhatIsDue from './lottery_chases_say_what_is_due.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: lotteryChaseIssuesFixed, hashes: ['02335b007425'] },
  { text: lotteryChasesFixed, hashes: ['e364b379e096'] },
  { text: lotteryChasesGroupFixed, hashes: ['3522d02e0b07'] },
  { text: lotteryChasesModeFixed, hashes: ['07c887a157c6'] },
  { text: lotteryChasesSayWhatIsDue, hashes: ['0475d56f88de'] },
]
