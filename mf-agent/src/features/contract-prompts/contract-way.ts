import { mayEnterAgency } from '@plaza/contract'
import { contractPaths, type ContractKind } from './pending-contracts'

const agentHome = '/m/agent'

/**
 * Where "Go to the contract" leads: the contract's own page; where this release has none, the agent's home, for who may
 * enter it; nowhere for who may not. Then the prompt only tells.
 */
export function contractWay(
  kind: ContractKind,
  paths: ReadonlySet<string>,
  type: number,
): string | undefined {
  if (paths.has(contractPaths[kind])) return contractPaths[kind]
  return mayEnterAgency(type) && paths.has(agentHome) ? agentHome : undefined
}
