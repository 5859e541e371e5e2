import type { Database, Queries } from '../../../../kernel/database/database'
import { snapshot, type ReadTogether } from '../../../../kernel/database/snapshot'
import { auditDividends } from './audit-dividends'
import { auditHours } from './audit-hours'
import { auditPayments, paymentKinds } from './audit-payments'
import { auditSalaries } from './audit-salaries'
import { auditShares } from './audit-shares'
import { auditAmounts, auditSums } from './audit-sums'
import type { AuditedIncomes, IncomeDifference } from './income-difference'
import { incomesData } from './incomes-data'
import {
  dividendsKnownUntil,
  firstSettledAt,
  keptContracts,
  keptDividends,
  keptIncomes,
  keptSalaries,
  keptShares,
  keptSums,
  paymentEntries,
} from './kept'

async function differences(queries: Queries, which: AuditedIncomes): Promise<IncomeDifference[]> {
  const { merchant } = which
  const data = await incomesData(queries, merchant)
  const { timeZone, runs } = data
  const shares = await keptShares(queries, merchant)
  const contracts = await keptContracts(queries, merchant)
  const salaries = await keptSalaries(queries, merchant)
  const dividends = await keptDividends(queries, merchant)
  const incomes = await keptIncomes(queries, merchant)
  const entries = await paymentEntries(queries, merchant, paymentKinds)
  const since = await firstSettledAt(queries, merchant)
  const knownUntil = await dividendsKnownUntil(queries, merchant)
  return [
    ...(await auditShares(data, shares, which)),
    ...auditSums(shares, await keptSums(queries, merchant), which),
    ...(await auditSalaries(data, { contracts, salaries }, which)),
    ...auditAmounts(timeZone, { shares, salaries, incomes }, which),
    ...auditDividends(data, { contracts, dividends, knownUntil }, which),
    ...auditPayments({ timeZone, runs, incomes, dividends, entries, since }, which),
    ...(await auditHours(queries, timeZone, which)),
  ]
}

/**
 * Works out again, slowly and without the settlement's code, what the accounts of a merchant earned by rates, salaries and dividends and
 * what they were paid, from play, lines, rates, contracts and the ledger, and compares it with what is kept (INCOME-4). Empty is sound.
 */
export const auditIncomes = (
  db: Pick<Database, 'transaction' | 'read'>,
  which: AuditedIncomes & { agentId?: string },
  together: ReadTogether = snapshot,
): Promise<IncomeDifference[]> =>
  together(db, async (queries) =>
    (await differences(queries, which)).filter(
      ({ agentId }) => which.agentId === undefined || agentId === which.agentId,
    ),
  )
