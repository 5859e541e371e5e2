export interface KillTestResult {
  kills: number
  /** Orders that the gateway had acknowledged. */
  acknowledged: number
  /** What was missing or wrong afterwards; empty is sound. */
  losses: string[]
  /** What `plaza audit` said. */
  audit: string
}
export function killTest(input: {
  kills: number
  /** Folder of the demo's `main.mjs`. */
  bundle: string
  /** The `plaza` command; the built one when absent. */
  cli?: string
  /** A PostgreSQL; the embedded database when absent. */
  databaseUrl?: string
  /** Data folder of a stopped gateway that has the demo: seeding it again takes most of the time. */
  from?: string
  signal?: AbortSignal
  /** Decides amounts and moments. */
  seed?: number
  onKill?: (kill: number) => void
}): Promise<KillTestResult>
