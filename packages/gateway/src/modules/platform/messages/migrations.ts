import type { Migration } from 'kysely'
import { inStoredCode } from '../../../kernel/database/migrations'

/** What this module changes in a database, by when it was written. */
export const messagesMigrations: Record<string, Migration> = {
  '2026-11-22T1617-messages-wake-their-job': inStoredCode,
  '2026-11-22T1715-messages-that-change-wake-their-job': inStoredCode,
}
