import type { Database } from '../kernel/database/database'
import type { WrittenSettings } from '../modules/identity/registration-rules'
import { operatedSettings } from '../modules/site/operations/operated-settings'
import { changeSettings, type Operation } from '../modules/site/operations/operations'
import { known } from './perform'

/** Changes a merchant's settings as an operator does, without a record of it; returns them. */
export const operate = (db: Database, operation: Operation): Promise<WrittenSettings> =>
  db.transaction(
    async (trx) => (await changeSettings(trx, operation, operatedSettings(known.settings))).after,
  )
