// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../kernel/database/apply-stored-code'
import stakeSettled from './stake_settled.sql'
import gameRecords from './game_records.sql'
import playCountedElsewhere from './play_counted_elsewhere.sql'
import playStaked from './play_staked.sql'
import memberDaysChanged from './member_days_changed.sql'
import memberDaysPlayed from './member_days_played.sql'
import memberHoursPlayed from './member_hours_played.sql'
import endedStakes from './ended_stakes.sql'
import requirementEnded from './requirement_ended.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  {
    text: stakeSettled,
    hashes: ['5813acad2c3f', '0c44f7206a3e', '1b6f7a0f6327', 'ce5b94767ad9', 'f2ab16ee8376'],
  },
  { text: gameRecords, hashes: ['6f51088b69e1'] },
  { text: playCountedElsewhere, hashes: ['f12cb73b2ada'] },
  { text: playStaked, hashes: ['08fabc1b0373'] },
  { text: memberDaysChanged, hashes: ['3bcfafe56bd5', '641f5d1ceaf0', '0bb80af8575e'] },
  { text: memberDaysPlayed, hashes: ['dc9d30e12ed6'] },
  { text: memberHoursPlayed, hashes: ['4f819ae063a7'] },
  { text: endedStakes, hashes: ['f8a37811d329'] },
  { text: requirementEnded, hashes: ['e43850723e13'] },
]
