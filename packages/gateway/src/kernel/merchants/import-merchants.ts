import type { Trx } from '../database/database'
import { insertRows } from '../database/insert-rows'
import type { Merchant } from './merchants'

/** Writes merchants, each after the one whose trial accounts it holds. @throws when a code is taken */
export const importMerchants = (trx: Trx, merchants: readonly Merchant[]): Promise<void> =>
  insertRows(
    trx,
    'merchants',
    merchants.map(({ code, name, currency, trialOf, settings }) => ({
      code,
      name,
      currency,
      trial_of: trialOf,
      settings,
    })),
  )
