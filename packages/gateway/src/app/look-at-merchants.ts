import { firstMerchantSteps } from '@plaza/contract/site'
import type { Logger } from 'pino'
import type { Database } from '../kernel/database/database'

/** Warns at a start without the demo when there are no merchants, or when the demo's are present. */
export async function lookAtMerchants(db: Database, logger: Logger): Promise<void> {
  const merchants = await db.read.selectFrom('merchants').select('code').limit(1).execute()
  if (merchants.length === 0) logger.warn(firstMerchantSteps)
  const known = await db.read
    .selectFrom('members')
    .select('account')
    .where('merchant', '=', 'demo')
    .where('account', 'in', ['player01', 'agent01'])
    .execute()
  if (known.length > 0)
    logger.warn('This database contains the demo accounts, whose password is public. Use an empty database.')
}
