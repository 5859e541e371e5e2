// The module
export { agentModule } from './agent-module'
// Affiliate codes, by which a new member gets its upline
export { affiliateCodeOf, findAffiliate } from './affiliates'
// Agents from elsewhere
export { importAgents, type ImportedAgent } from './import-agents'
