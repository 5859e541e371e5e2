import type { Database } from '../kernel/database/database'
import type { WrittenSettings } from '../modules/identity/registration-rules'
import { changeSettings, type Operation } from '../modules/site/operations/operations'

/** Changes a merchant's settings as an operator does, without a record of it; returns them. */
export const operate = (db: Database, operation: Operation): Promise<WrittenSettings> =>
  db.transaction(async (trx) => (await changeSettings(trx, operation)).after)
