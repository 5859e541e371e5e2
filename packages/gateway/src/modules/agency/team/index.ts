// The module
export { teamModule } from './team-module'
// Comparing the figures of teams with what they come from
export { auditTeam } from './audit-team'
// For the migration that begins the figures of teams
export { default as teamDaysNote } from './stored-code/team_days_note.sql'
