// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../../kernel/database/apply-stored-code'
import turnoverCountStake from './turnover_count_stake.sql'
import turnoverCountStakes from './turnover_count_stakes.sql'
import turnoverEndSpent from './turnover_end_spent.sql'
import turnoverHighestStake from './turnover_highest_stake.sql'
import turnoverRequirementsSayEnded from './turnover_requirements_say_ended.sql'
import turnoverRequirementsSayWhatIsDue from './turnover_requirements_say_what_is_due.sql'
import turnoverSayEnded from './turnover_say_ended.sql'
import turnoverSettleHeld from './turnover_settle_held.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: turnoverCountStake, hashes: ['53d85bd031d4'] },
  { text: turnoverCountStakes, hashes: ['9d2b3b6589c3'] },
  { text: turnoverEndSpent, hashes: ['c904e25ffca4'] },
  { text: turnoverHighestStake, hashes: ['eea187eed827'] },
  { text: turnoverRequirementsSayEnded, hashes: ['5899704dd258'] },
  { text: turnoverRequirementsSayWhatIsDue, hashes: ['cd17c326f74e'] },
  { text: turnoverSayEnded, hashes: ['ec6fedf9ed89'] },
  { text: turnoverSettleHeld, hashes: ['e63c61ab10f6'] },
]
