// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../kernel/database/apply-stored-code'
import auditTrailAppendOnly from './audit_trail_append_only.sql'
import auditTrailIsAppendOnly from './audit_trail_is_append_only.sql'
import auditTrailKept from './audit_trail_kept.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: auditTrailAppendOnly, hashes: ['1aada8adfe13'] },
  { text: auditTrailIsAppendOnly, hashes: ['720d48ca113f'] },
  { text: auditTrailKept, hashes: ['8c69bab1685b'] },
]
