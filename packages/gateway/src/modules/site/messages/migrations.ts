import type { Migration } from 'kysely'
import { saysWhatIsDue } from '../../../kernel/jobs/due-rows'

/** What this module changes in a database, by when it was written. */
export const messagesMigrations: Record<string, Migration> = {
  '2026-11-22T1617-messages-wake-their-job': saysWhatIsDue({ messages: 'due_at' }),
  // An earlier database has the trigger that fires without a row.
  '2026-11-22T1715-messages-that-change-wake-their-job': saysWhatIsDue({ messages: 'due_at' }),
}
