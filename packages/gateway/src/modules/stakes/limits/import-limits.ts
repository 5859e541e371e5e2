import type { Insertable } from 'kysely'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import type { Schema } from '../../../kernel/database/schema'

/** Writes the limits of a demo's members. */
export const importLimits = (
  trx: Trx,
  limits: readonly Insertable<Schema['member_limits']>[],
): Promise<void> => insertRows(trx, 'member_limits', limits)
