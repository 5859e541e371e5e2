// The module
export { agentModule } from './agent-module'
// Agents from elsewhere
export { importAgents, type ImportedAgent } from './import-agents'
