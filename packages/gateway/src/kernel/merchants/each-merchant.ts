import type { Gateway } from '../gateway'
import { realMerchants } from './find-merchants'
import type { Merchant } from './merchants'

/** Does a job's work at each real merchant, in order; where it fails is logged, and the others go on. Returns the sum. */
export async function eachMerchant(
  { app, db, merchants }: Pick<Gateway, 'app' | 'db' | 'merchants'>,
  job: string,
  work: (merchant: Merchant) => Promise<number>,
): Promise<number> {
  let done = 0
  for (const code of await realMerchants(db.read)) {
    const merchant = await merchants.find(code)
    if (!merchant) continue
    try {
      done += await work(merchant)
    } catch (err) {
      app.log.error({ err, job, merchant: code }, 'a job failed at a merchant')
    }
  }
  return done
}
