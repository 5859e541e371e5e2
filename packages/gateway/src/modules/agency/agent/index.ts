// The module
export { agentModule } from './agent-module'
// Agents from elsewhere
export { importAgents, type ImportedAgent } from './import-agents'
// What a team holds
export { readTeamBalance } from './team-balance'
// Counting searches for names
export { countSearch, countSearchOfParts } from './count-search'
