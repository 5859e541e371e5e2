// The module
export { agentModule } from './agent-module'
// Contracts that await an agent's answer
export type { ContractKind } from './tables'
// Affiliate codes, by which a new member gets its upline
export { affiliateCodeOf, findAffiliate } from './affiliates'
