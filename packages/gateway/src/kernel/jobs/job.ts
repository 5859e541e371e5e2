/** What wakes a job before its pause is over. */
export interface Wake {
  /** Calls `wake` whenever something may be due that was not before; returns how to stop. */
  listen(wake: () => void): Promise<() => Promise<void>>
  /** Ms until the next thing is due, at most zero when it is; null when nothing waits. */
  nextInMs(): Promise<number | null>
}

/** Work that is due by itself. Any number of processes run it: it claims its rows by lock. */
export interface Job {
  name: string
  /** Longest pause when nothing was due, ms; a job without `wake` always pauses for this time. */
  everyMs: number
  wake?: Wake
  /** Processes due items and returns their number. */
  run(): Promise<number>
}

/** A run of a job failed for some of its work, which was logged each, and did nothing else. */
export class WorkLeft extends Error {
  constructor(job: string, failed: number) {
    super(`${job} failed for ${String(failed)}, which are tried again`)
  }
}
