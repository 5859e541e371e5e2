// The module
export { teamModule } from './team-module'
// Comparing the figures of teams with what they come from
export { auditTeam, keptTeamDays, type AuditedTeam, type TeamDifference } from './audit-team'
export { above } from './above'
// Audits, each day once
export { beatAudit, beginAudit, finishAudit } from './audit-runs'
// For the migration that begins the figures of teams
export { default as teamDaysNote } from './stored-code/team_days_note.sql'
// The days of a query
export { askedDays } from './asked-days'
// What teams and their lines did
export { teamDays } from './team-days'
export { lineFigures } from './line-figures'
// What a team did over some days
export { activeUsers, teamFigures } from './team-period'
