import type { Migration } from 'kysely'
import { saysWhatIsDue } from '../../../kernel/jobs/due-rows'

/** What this module changes in a database, by when it was written. */
export const orderMigrations: Record<string, Migration> = {
  '2026-11-22T1617-orders-wake-their-jobs': saysWhatIsDue({ deposits: 'due_at', withdrawals: 'due_at' }),
  // An earlier database has the trigger that fires without a row.
  '2026-11-22T1715-orders-that-change-wake-their-jobs': saysWhatIsDue({
    deposits: 'due_at',
    withdrawals: 'due_at',
  }),
}
