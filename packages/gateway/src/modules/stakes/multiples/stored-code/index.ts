// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../../kernel/database/apply-stored-code'
import multiplesCountStakes from './multiples_count_stakes.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [{ text: multiplesCountStakes, hashes: ['822c90bc7e5b'] }]
