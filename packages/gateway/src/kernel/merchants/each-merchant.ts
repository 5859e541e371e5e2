import type { Gateway } from '../gateway'
import type { Worked } from '../jobs/each-alone'
import { WorkLeft } from '../jobs/job'
import { realMerchants } from './find-merchants'
import type { Merchant } from './merchants'

/**
 * Does a job's work at each real merchant, in order; where it fails, also because the merchant's settings cannot be read, is logged, and
 * the others go on. Returns how much was done; `work` says too for how many it failed, if it knows.
 * @throws WorkLeft when something failed and nothing was done
 */
export async function eachMerchant(
  {
    app,
    db,
    merchants,
  }: Pick<Gateway, 'db' | 'merchants'> & { app: { log: Pick<Gateway['app']['log'], 'error'> } },
  job: string,
  work: (merchant: Merchant) => Promise<number | Worked>,
): Promise<number> {
  let [done, failed] = [0, 0]
  for (const code of await realMerchants(db.read)) {
    try {
      const merchant = await merchants.find(code)
      if (!merchant) continue
      const worked = await work(merchant)
      done += typeof worked === 'number' ? worked : worked.done
      failed += typeof worked === 'number' ? 0 : worked.failed
    } catch (err) {
      failed += 1
      app.log.error({ err, job, merchant: code }, 'a job failed at a merchant')
    }
  }
  if (failed > 0 && done === 0) throw new WorkLeft(job, failed)
  return done
}
