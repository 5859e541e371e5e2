// The module
export { auditModule } from './audit-module'
// Comparing what is kept of teams with what it comes from
export { auditAgents } from './audit-agents'
