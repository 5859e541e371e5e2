export interface ChaosTestResult {
  rounds: number
  kills: number
  /** Calls that were answered, doubles included. */
  calls: number
  /** For each kill, how many rounds were open at it. */
  openAtKill: number[]
  /** What was wrong or missing afterwards; empty is sound. */
  losses: string[]
  /** What `plaza audit` said. */
  audit: string
  /** What `plaza vendor report` said of each vendor that was played. */
  reports: string[]
}
export function chaosTest(input: {
  rounds: number
  kills: number
  /** Decides every double, delay and reversal. */
  seed: number
  /** Folder of the demo's `main.mjs`. */
  bundle: string
  /** The `plaza` command; the built one when absent. */
  cli?: string
  /** A PostgreSQL; the embedded database when absent. */
  databaseUrl?: string
  /** Data folder of a stopped gateway that has the demo: seeding it again takes most of the time. */
  from?: string
  signal?: AbortSignal
}): Promise<ChaosTestResult>
