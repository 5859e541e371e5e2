import type { Migration } from 'kysely'
import { inStoredCode } from '../../../kernel/database/migrations'

/** What this module changes in a database, by when it was written. */
export const orderMigrations: Record<string, Migration> = {
  '2026-11-22T1617-orders-wake-their-jobs': inStoredCode,
  '2026-11-22T1715-orders-that-change-wake-their-jobs': inStoredCode,
}
