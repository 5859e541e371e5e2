import type { salaryReportCall, SalaryKind, SalaryReportRow } from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import type { Page } from '../../../kernel/pages'
import { totalOf } from '../../../kernel/totals'
import { accountNames } from '../../identity/directory'
import { contractsOver } from '../contracts'
import { countSalary } from './count-salaries'
import { incomeTerms } from './income-settings'
import { currentPeriods } from './salary-periods'
import { incomeOf, salaryRow } from './salary-row'
import type { SalaryRow } from './tables'

/** Whose salaries of one kind, of which days of the merchant's zone. */
export interface SalaryFilter {
  merchant: Merchant
  memberId: string
  kind: SalaryKind
  from: string
  to: string
  now: number
}

type Totals = AnswerOf<typeof salaryReportCall>['totals']

interface Paid {
  no: string | null
  paid_minor: number | null
  paid_at: number | null
  corrected_at: number | null
}

const unpaid: Paid = { no: null, paid_minor: null, paid_at: null, corrected_at: null }

/** Salaries of periods that go on, or that are over and not settled yet: as they stand now. */
async function pendingSalaries(queries: Queries, filter: SalaryFilter): Promise<SalaryRow[]> {
  const { merchant, memberId, kind, from, to, now } = filter
  if (!incomeTerms(merchant).salaries) return []
  const rows: SalaryRow[] = []
  for (const period of currentPeriods(merchant, kind, now)) {
    if (period.day < from || period.day > to) continue
    const [contract] = await contractsOver(queries, { ...period, memberIds: [memberId] })
    if (contract)
      rows.push(salaryRow({ contract, ...(await countSalary(queries, period, contract)) }, period))
  }
  if (rows.length === 0) return []
  const settled = await queries
    .selectFrom('salaries')
    .select(['contract_id', 'period_at'])
    .where('member_id', '=', memberId)
    .where(
      'period_at',
      'in',
      rows.map((row) => row.period_at),
    )
    .execute()
  return rows.filter(
    (row) => !settled.some((one) => one.contract_id === row.contract_id && one.period_at === row.period_at),
  )
}

const shown = (
  row: SalaryRow,
  paid: Paid,
  isPending: boolean,
  names: ReadonlyMap<string, string>,
): SalaryReportRow => {
  const isPaid = paid.paid_minor === row.amount_minor && paid.paid_at !== null
  const { own, downlines } = row.parts
  const basis = row.basis === 'turnover' ? 'validMinor' : 'lossMinor'
  return {
    ...{ id: `${row.contract_id}-${String(row.period_at)}`, periodAt: row.period_at, day: row.day },
    ...{ basis: row.basis, ownMinor: row.own_minor, teamMinor: row.team_minor },
    ...{ activeUsers: row.active_users, rate: row.rate, capMinor: row.cap_minor, ownPartMinor: own.minor },
    contributionMinor: downlines.reduce((sum, { minor }) => sum + minor, 0),
    amountMinor: row.amount_minor,
    contributions: downlines.map((one) => ({
      ...{ account: names.get(one.id) ?? '', basisMinor: one[basis], rate: one.rate, minor: one.minor },
    })),
    state: isPending ? 'pending' : isPaid ? 'paid' : 'settled',
    paidAt: isPaid ? paid.paid_at : null,
    correctedAt: paid.corrected_at,
    no: paid.no,
  }
}

const settledRows = (queries: Queries, { memberId, kind, from, to }: SalaryFilter) =>
  queries
    .selectFrom('salaries as s')
    .leftJoin('agent_incomes as i', (join) =>
      join
        .onRef('i.member_id', '=', 's.member_id')
        .onRef('i.source', '=', 's.contract_id')
        .onRef('i.period_at', '=', 's.period_at')
        .on('i.kind', '=', incomeOf[kind]),
    )
    .where('s.member_id', '=', memberId)
    .where('s.kind', '=', kind)
    .where('s.day', '>=', from)
    .where('s.day', '<=', to)

const sumOf = (rows: readonly SalaryRow[], name: 'own_minor' | 'team_minor' | 'amount_minor') =>
  rows.reduce((sum, row) => sum + row[name], 0)

/** One page of a member's salaries, the latest first, those that still count before all others, and what all come to (INCOME-3). */
export async function readSalaries(
  queries: Queries,
  filter: SalaryFilter,
  page: Page,
): Promise<{ rows: SalaryReportRow[]; totals: Totals; total: number }> {
  const pending = await pendingSalaries(queries, filter)
  const before = Math.min(pending.length, page.offset)
  const first = pending.slice(before, before + page.limit)
  const settled = await settledRows(queries, filter)
    .selectAll('s')
    .select(['i.no', 'i.paid_minor', 'i.paid_at', 'i.corrected_at'])
    .orderBy('s.period_at', 'desc')
    .orderBy('s.contract_id')
    .limit(page.limit - first.length)
    .offset(page.offset - before)
    .execute()
  const { count, ...sums } = await settledRows(queries, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .select([
      totalOf('s.own_minor').as('ownMinor'),
      totalOf('s.team_minor').as('teamMinor'),
      totalOf('s.amount_minor').as('amountMinor'),
      totalOf('i.paid_minor').as('paidMinor'),
    ])
    .executeTakeFirstOrThrow()
  const names = await accountNames(
    queries,
    [...first, ...settled].flatMap(({ parts }) => parts.downlines.map(({ id }) => id)),
  )
  return {
    rows: [
      ...first.map((row) => shown(row, unpaid, true, names)),
      ...settled.map((row) => shown(row, row, false, names)),
    ],
    totals: {
      ownMinor: sums.ownMinor + sumOf(pending, 'own_minor'),
      teamMinor: sums.teamMinor + sumOf(pending, 'team_minor'),
      amountMinor: sums.amountMinor + sumOf(pending, 'amount_minor'),
      paidMinor: sums.paidMinor,
    },
    total: count + pending.length,
  }
}
