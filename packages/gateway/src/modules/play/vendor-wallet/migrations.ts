import type { Migration } from 'kysely'
import { inStoredCode } from '../../../kernel/database/migrations'

/** What this module changes in a database, by when it was written. */
export const vendorWalletMigrations: Record<string, Migration> = {
  '2026-11-23T1729-what-is-staked-with-vendors': inStoredCode,
  '2026-11-24T0421-rounds-count-as-turnover': inStoredCode,
  '2026-11-25T1842-reported-rounds-count': inStoredCode,
  '2026-11-25T1842-bonuses-bound-stakes': inStoredCode,
  '2026-11-29T0751-wins-pay-debts': inStoredCode,
}
