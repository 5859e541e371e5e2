// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../../kernel/database/apply-stored-code'
import memberLinesAdd from './member_lines_add.sql'
import memberMovesApplied from './member_moves_applied.sql'
import memberMovesApply from './member_moves_apply.sql'
import membersHaveLines from './members_have_lines.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: memberLinesAdd, hashes: ['e9badbe42a35'] },
  { text: memberMovesApplied, hashes: ['17d2e52908df'] },
  { text: memberMovesApply, hashes: ['454284a67219'] },
  { text: membersHaveLines, hashes: ['6a974112baaa'] },
]
