// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../../kernel/database/apply-stored-code'
import pushRewards from './push_rewards.sql'
import rewardPartsChanged from './reward_parts_changed.sql'
import rewardPartsSayWhatIsDue from './reward_parts_say_what_is_due.sql'
import rewardsEndWagering from './rewards_end_wagering.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: pushRewards, hashes: ['08af593204a1', 'e1f43b03bb8b'] },
  { text: rewardPartsChanged, hashes: ['d8328f02eddb'] },
  { text: rewardPartsSayWhatIsDue, hashes: ['a835cdc8c7ed'] },
  { text: rewardsEndWagering, hashes: ['da74c40ad353'] },
]
