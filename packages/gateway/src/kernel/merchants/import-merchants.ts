import type { Trx } from '../database/database'
import { insertRows } from '../database/insert-rows'
import type { Merchant } from './merchants'

/** A merchant from elsewhere, with all of its settings: the kernel's and those of modules. */
export type ImportedMerchant<Settings extends object = object> = Omit<Merchant, 'settings' | 'stored'> & {
  settings: Settings
}

/** Writes merchants, each after the one whose trial accounts it holds. @throws when a code is taken */
export const importMerchants = (trx: Trx, merchants: readonly ImportedMerchant[]): Promise<void> =>
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
