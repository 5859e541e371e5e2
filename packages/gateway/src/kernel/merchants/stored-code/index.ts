// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../kernel/database/apply-stored-code'
import merchantDay from './merchant_day.sql'
import merchantHour from './merchant_hour.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: merchantDay, hashes: ['26e2e64c5a9d'] },
  { text: merchantHour, hashes: ['67d1153a1b5b'] },
]
