import type { Database } from '../../../kernel/database/database'
import { eachByItself, snapshot, type ReadTogether } from '../../../kernel/database/snapshot'
import { auditTeam, type AuditedTeam, type TeamDifference } from '../team'
import { auditBalances } from './audit-balances'
import { auditIncomes, type IncomeDifference } from './incomes'

/** Something of a merchant's agents that is kept and that another way of working it out does not come to. */
export type AgentDifference = TeamDifference | IncomeDifference

async function differences(
  db: Pick<Database, 'transaction' | 'read'>,
  which: AuditedTeam,
  together: ReadTogether,
): Promise<AgentDifference[]> {
  return [
    ...(await auditTeam(db, which, together)),
    ...(await auditBalances(db, which, together)),
    ...(await auditIncomes(db, which, together)),
  ]
}

/**
 * Everything that is kept of the teams of a merchant, and of what agents earn and are paid, and that another way of working it out does not
 * come to (TEAM-3, INCOME-4), each part as of one moment. A snapshot would stop everything else on the embedded database: there only what
 * seems to differ, because it was written between two reads or because it does, is looked at in one.
 */
export async function auditAgents(
  db: Pick<Database, 'kind' | 'transaction' | 'read'>,
  which: AuditedTeam,
): Promise<AgentDifference[]> {
  const mayDiffer = db.kind === 'postgres' || (await differences(db, which, eachByItself)).length > 0
  return mayDiffer ? differences(db, which, snapshot) : []
}
