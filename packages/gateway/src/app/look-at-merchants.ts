import { firstMerchantSteps } from '@plaza/contract/site'
import type { Logger } from 'pino'
import type { Database } from '../kernel/database/database'
import { realMerchants } from '../kernel/merchants/find-merchants'
import { findByAccount } from '../modules/identity/directory'

/** Warns at a start without the demo when there are no merchants, or when the demo's are present. */
export async function lookAtMerchants(db: Database, logger: Logger): Promise<void> {
  const merchants = await realMerchants(db.read)
  if (merchants.length === 0) logger.warn(firstMerchantSteps)
  const known = [
    await findByAccount(db.read, 'demo', 'player01'),
    await findByAccount(db.read, 'demo', 'agent01'),
  ]
  if (known.some((member) => member !== undefined))
    logger.warn('This database contains the demo accounts, whose password is public. Use an empty database.')
}
