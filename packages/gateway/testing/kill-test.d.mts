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
  bundle: string
  onKill?: (kill: number) => void
}): Promise<KillTestResult>
