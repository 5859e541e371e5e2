import { defineModule } from '../../../kernel/modules/define-module'
import { auditCommand } from './audit-command'
import { auditReport, suspenseReport } from './suspense-report'
import { suspenseMigrations } from './migrations'

/** Payments that do not fit their orders, held for an operator. */
export const suspenseModule = defineModule({
  name: 'money/suspense',
  tables: ['suspense_items'],
  migrations: suspenseMigrations,
  reports: [suspenseReport, auditReport],
  commands: [auditCommand],
  commandGroups: { suspense: 'payments that came late, twice, with another amount or for no order' },
})
