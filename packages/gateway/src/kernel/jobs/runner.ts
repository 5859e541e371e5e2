import type { Logger } from 'pino'
import type { Job } from './job'

/** Pause after a failure, ms; the work is still due then. */
const afterFailureMs = 5_000

async function runOnce(job: Job, logger: Logger): Promise<number> {
  try {
    return (await job.run()) > 0 ? 0 : job.everyMs
  } catch (error) {
    logger.error({ err: error, job: job.name }, 'job failed')
    return afterFailureMs
  }
}

/** Runs jobs until stopped; stopping waits for those that are running. */
export function startJobs(jobs: Job[], logger: Logger): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(done, ms)
      function done() {
        stopping.signal.removeEventListener('abort', done)
        clearTimeout(timer)
        resolve()
      }
      stopping.signal.addEventListener('abort', done)
    })
  const loops = jobs.map(async (job) => {
    while (!stopping.signal.aborted) {
      const waitMs = await runOnce(job, logger)
      if (!stopping.signal.aborted) await pause(waitMs)
    }
  })
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}
