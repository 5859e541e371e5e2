// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../../kernel/database/apply-stored-code'
import jackpotPoolsToldDelete from './jackpot_pools_told_delete.sql'
import jackpotPoolsToldInsert from './jackpot_pools_told_insert.sql'
import jackpotPoolsToldUpdate from './jackpot_pools_told_update.sql'
import tellJackpots from './tell_jackpots.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: jackpotPoolsToldDelete, hashes: ['43bb02927e45'] },
  { text: jackpotPoolsToldInsert, hashes: ['3d39de3ca0f8'] },
  { text: jackpotPoolsToldUpdate, hashes: ['d75bb245559f'] },
  { text: tellJackpots, hashes: ['e7e53bd0e963', '682d8c770663'] },
]
