import type { Migration } from 'kysely'
import { daysOfBefore } from './days-of-before'

/** Migrations that move what several modules own, by when they were written; they run among those of the modules. */
export const spanningMigrations: Record<string, Migration> = {
  '2026-11-29T2108-days-of-before': daysOfBefore,
}
