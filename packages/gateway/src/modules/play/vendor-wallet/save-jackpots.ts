import { mostPools, type walletJackpotsSchema } from '@plaza/contract/vendors'
import type * as z from 'zod/mini'
import type { Trx } from '../../../kernel/database/database'
import { realMerchants } from '../../../kernel/merchants/find-merchants'
import { mostPoolsOfVendor, storePools } from '../live-rows'
import type { Caller } from './check-caller'
import { WalletFailure } from './wallet-failure'

/**
 * Stores a vendor's pools as it reported them, at every merchant where it is linked and that has its currency. A report
 * that was signed earlier than the stored one changes nothing.
 * @throws WalletFailure `RS_ERROR_TOO_MANY_POOLS`
 */
export async function saveJackpots(
  trx: Trx,
  { vendor, sites, signedAt }: Caller,
  { currency, pools }: z.output<typeof walletJackpotsSchema>,
  now: number,
): Promise<void> {
  const merchants = await realMerchants(trx, { codes: sites, currency })
  if (merchants.length === 0 || pools.length === 0) return
  await storePools(trx, { vendor, merchants, pools, signedAt, now })
  if ((await mostPoolsOfVendor(trx, vendor, merchants)) > mostPools)
    throw new WalletFailure('RS_ERROR_TOO_MANY_POOLS')
}
