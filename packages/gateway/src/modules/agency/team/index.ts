// The module
export { teamModule } from './team-module'
// Comparing the figures of teams with what they come from
export { auditTeam } from './audit-team'
