import type { Insertable } from 'kysely'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import type { Schema } from '../../../kernel/database/schema'

/** Adds affiliate codes of agents from elsewhere. @throws when one is taken. */
export const addAffiliates = (trx: Trx, codes: readonly Insertable<Schema['affiliates']>[]): Promise<void> =>
  insertRows(trx, 'affiliates', codes)
