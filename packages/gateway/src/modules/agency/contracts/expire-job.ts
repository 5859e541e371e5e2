import type { Gateway } from '../../../kernel/gateway'
import type { Job } from '../../../kernel/jobs/job'
import { lockContracts } from './lock-contracts'
import { expireOffers } from './move-contract'

const everyMs = 60_000

/** Closes offers after their 7 days and tells both sides (CONTRACT-2); until then an answer to them is refused all the same. */
export const expireJob = ({ db, merchants, clock }: Gateway): Job => ({
  name: 'contract-offers',
  everyMs,
  run: async () => {
    const now = clock.now()
    const due = await db.read
      .selectFrom('contracts')
      .select('merchant')
      .distinct()
      .where('state', '=', 'offered')
      .where('expires_at', '<=', now)
      .execute()
    let done = 0
    for (const { merchant: code } of due) {
      const merchant = await merchants.find(code)
      if (!merchant) continue
      done += await db.transaction(async (trx) => {
        await lockContracts(trx, code)
        return expireOffers(trx, merchant, now)
      })
    }
    return done
  },
})
