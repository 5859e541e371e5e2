import { defineModule } from '../../../kernel/modules/define-module'
import { addUpJob } from './add-up'
import { teamMigrations } from './migrations'
import { storedCode } from './stored-code'
import { teamCalls } from './team-calls'
import { tellJob } from './tell-changes'
import { moveMemberOperation, teamCommands } from './team-commands'

/** Figures of teams by day (TEAM-2): what everybody below a member did, for everybody who stood above it on that day. */
export const teamModule = defineModule({
  name: 'agency/team',
  calls: teamCalls,
  jobs: (gateway) => [addUpJob(gateway), tellJob(gateway)],
  tables: ['team_days', 'team_day_changes', 'team_audits', 'team_told'],
  migrations: teamMigrations,
  storedCode,
  operations: [moveMemberOperation],
  commands: teamCommands,
  commandGroups: { agents: 'agents and their teams' },
})
