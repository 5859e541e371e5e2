// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../../kernel/database/apply-stored-code'
import teamDaysNote from './team_days_note.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: teamDaysNote, hashes: ['5ae60973810c', '0f18e2770768'] },
]
