// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../../kernel/database/apply-stored-code'
import playEndedStakes from './play_ended_stakes.sql'
import playGameRecords from './play_game_records.sql'
import playHasOpenRounds from './play_has_open_rounds.sql'
import playLimitHit from './play_limit_hit.sql'
import playLimitReached from './play_limit_reached.sql'
import playRoundStaked from './play_round_staked.sql'
import playRoundsByDay from './play_rounds_by_day.sql'
import playRoundsByHour from './play_rounds_by_hour.sql'
import playStakedReported from './play_staked_reported.sql'
import playTimeMs from './play_time_ms.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: playEndedStakes, hashes: ['ddfb1d03252a'] },
  { text: playGameRecords, hashes: ['b79563dcd777'] },
  { text: playHasOpenRounds, hashes: ['e3046f92034c'] },
  { text: playLimitHit, hashes: ['fb976db591ac'] },
  { text: playLimitReached, hashes: ['cd58cc0d3ec8', '9015e20d20f4'] },
  { text: playRoundStaked, hashes: ['81685b0673f6'] },
  { text: playRoundsByDay, hashes: ['1a7a2e02d99c', '276b8c6a444b'] },
  { text: playRoundsByHour, hashes: ['2ced9aa7a3fd'] },
  { text: playStakedReported, hashes: ['4397f6b4beec'] },
  { text: playTimeMs, hashes: ['c059f347d679'] },
]
