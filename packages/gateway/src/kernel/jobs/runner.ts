import type { Logger } from 'pino'
import { WorkLeft, type Job } from './job'
import { openPause, type Pause } from './pause'

/** Pause after a failure, ms; the work is still due then. */
const afterFailureMs = 5_000
/** When to look again at due items that another process has claimed, ms. */
const leastPauseMs = 250

/**
 * The pause after a failure, ms: short, and for work that goes on failing twice as long each time, up to the job's interval, because
 * looking for what is left can cost much.
 */
export const pauseAfter = (error: unknown, { everyMs }: Pick<Job, 'everyMs'>, failures: number): number =>
  error instanceof WorkLeft
    ? Math.max(afterFailureMs, Math.min(everyMs, afterFailureMs * 2 ** (failures - 1)))
    : afterFailureMs

async function runUntilStopped(job: Job, pause: Pause, logger: Logger): Promise<void> {
  const stopListening = await job.wake?.listen(pause.wake).catch((error: unknown) => {
    logger.error({ err: error, job: job.name }, 'job cannot be woken; it polls instead')
  })
  let failures = 0
  /** Processes due items and returns the pause before the next run, ms. */
  const runOnce = async (): Promise<number> => {
    try {
      const done = await job.run()
      failures = 0
      if (done > 0) return 0
      const nextInMs = (await job.wake?.nextInMs()) ?? job.everyMs
      return Math.min(job.everyMs, Math.max(leastPauseMs, nextInMs))
    } catch (error) {
      logger.error({ err: error, job: job.name }, 'job failed')
      return pauseAfter(error, job, (failures += 1))
    }
  }
  while (!pause.isStopped()) {
    const ms = await runOnce()
    if (ms > 0) await pause.of(ms)
  }
  await stopListening?.()
}

/** Runs jobs until stopped; stopping waits for those that are running. */
export function startJobs(jobs: Job[], logger: Logger): { stop(): Promise<void> } {
  const running = jobs.map((job) => {
    const pause = openPause()
    return { pause, done: runUntilStopped(job, pause, logger) }
  })
  return {
    stop: async () => {
      for (const { pause } of running) pause.stop()
      await Promise.all(running.map(({ done }) => done))
    },
  }
}
