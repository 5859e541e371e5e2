/** Work that is due by itself. Any number of processes run it: it claims its rows by lock. */
export interface Job {
  name: string
  /** Pause when nothing was due, ms. */
  everyMs: number
  /** Does what is due; answers how many things it did. */
  run(): Promise<number>
}
