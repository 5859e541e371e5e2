import { reportPools } from './jackpot/pool'
import { sweep } from './rounds/sweep'
import type { Vendor } from './kernel/vendor'

const sweepMs = 3_000
/** Shortest interval between reports of pools, ms. */
const reportMs = 2_000

/** Repeats work, `ms` after it was done. Returns how to stop, which waits for the running work. */
function repeat(vendor: Vendor, ms: number, name: string, work: () => Promise<void>): () => Promise<void> {
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  let cancel = (): void => undefined
  const run = () => {
    running = work()
      .catch((error: unknown) => vendor.log.error({ error, job: name }, 'a job failed; it will run again'))
      .then(() => {
        if (!isStopped) cancel = vendor.clock.after(ms, run)
      })
  }
  cancel = vendor.clock.after(ms, run)
  return async () => {
    isStopped = true
    cancel()
    await running
  }
}

/** The vendor's background work. Returns how to stop it. */
export function startJobs(vendor: Vendor): () => Promise<void> {
  const stops = [
    repeat(vendor, sweepMs, 'sweep', () => sweep(vendor)),
    repeat(vendor, reportMs, 'jackpots', () => reportPools(vendor)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
