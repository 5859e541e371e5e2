import { defineModule } from '../../../kernel/modules/define-module'
import { auditCommands } from './audit-commands'
import { auditJob } from './audit-job'
import { teamAuditReport } from './audit-report'

/** Works out again, in another way, what is kept of teams and of what agents earn (TEAM-3). */
export const auditModule = defineModule({
  name: 'agency/audit',
  jobs: (gateway) => [auditJob(gateway)],
  reports: [teamAuditReport],
  commands: auditCommands,
})
