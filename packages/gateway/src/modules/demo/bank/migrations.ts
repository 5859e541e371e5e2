import type { Migration } from 'kysely'
import { inStoredCode } from '../../../kernel/database/migrations'

/** What this module changes in a database, by when it was written. */
export const demoBankMigrations: Record<string, Migration> = {
  '2026-11-22T1617-payments-wake-the-demo-bank': inStoredCode,
  '2026-11-22T1715-payments-that-change-wake-the-demo-bank': inStoredCode,
}
