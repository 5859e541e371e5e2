import type { Migration } from 'kysely'
import { saysWhatIsDue } from '../../../kernel/jobs/due-rows'

/** What this module changes in a database, by when it was written. */
export const demoBankMigrations: Record<string, Migration> = {
  '2026-11-22T1617-payments-wake-the-demo-bank': saysWhatIsDue({ demo_bank_payments: 'call_at' }),
  // An earlier database has the trigger that fires without a row.
  '2026-11-22T1715-payments-that-change-wake-the-demo-bank': saysWhatIsDue({ demo_bank_payments: 'call_at' }),
}
