import { refundStake } from './bookings'
import type { Vendor } from '../kernel/vendor'
import { lockRound, roundsIn } from './round-row'
import { deliverBookings } from './deliver-bookings'

/**
 * Completes what was left open: a bet that no request of this process waits for (it was killed in between) is rolled
 * back, and everything that the wallet has not acknowledged is sent again. Run at the start and every few seconds.
 */
export async function sweep(vendor: Vendor): Promise<void> {
  for (const { id } of await roundsIn(vendor.db, 'placing')) {
    if (vendor.placing.has(id)) continue
    await vendor.db.transaction(async (sql) => {
      const round = await lockRound(sql, id)
      if (round?.state === 'placing' && !vendor.placing.has(id))
        await refundStake(sql, round, vendor.clock.now())
    })
  }
  await deliverBookings(vendor)
}
