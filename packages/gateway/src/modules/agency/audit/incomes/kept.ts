import { contractTermsSchema, type ContractTerms, type RateCategory } from '@plaza/contract/agency'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Queries } from '../../../../kernel/database/database'
import type { FinishedRun } from './settled-reach'

/** The complete settlements of a merchant. */
export const finishedRuns = async (queries: Queries, merchant: string): Promise<FinishedRun[]> => {
  const { rows } = await sql<FinishedRun>`
    select kind, period, started_at as "startedAt", finished_at as "finishedAt" from income_runs
    where merchant = ${merchant} and finished_at is not null`.execute(queries)
  return rows
}

/** When a merchant first began to settle anything, ms: what was paid before by such a kind came from elsewhere. */
export async function firstSettledAt(queries: Queries, merchant: string): Promise<number> {
  const { rows } = await sql<{ at: number | null }>`
    select min(started_at) as at from income_runs where merchant = ${merchant}`.execute(queries)
  return rows[0]?.at ?? Infinity
}

/** What was given to members, by member and category, from the first day on. */
export async function givenRates(queries: Queries, merchant: string) {
  const { rows } = await sql<{ memberId: string; category: RateCategory; sinceDay: string; rate: number }>`
    select member_id as "memberId", category, since_day as "sinceDay", rate from agent_rates
    where merchant = ${merchant} order by since_day`.execute(queries)
  return rows
}

/** When the days of members changed last, by kind of play. */
export async function changedDays(queries: Queries, merchant: string) {
  const { rows } = await sql<{ memberId: string; day: string; category: string; changedAt: number }>`
    select member_id as "memberId", day, category, changed_at as "changedAt" from member_days
    where merchant = ${merchant}`.execute(queries)
  return rows
}

/** What members played by the hour, as it is kept with each settled bet. */
export async function keptHours(queries: Queries, merchant: string) {
  const { rows } = await sql<{
    memberId: string
    hourAt: number
    validMinor: number
    lossMinor: number
    changedAt: number
  }>`select member_id as "memberId", hour_at as "hourAt", valid_minor as "validMinor", loss_minor as "lossMinor",
      changed_at as "changedAt" from member_hours where merchant = ${merchant}`.execute(queries)
  return rows
}

/** A share as it is kept. */
export interface KeptShare {
  memberId: string
  day: string
  category: RateCategory
  validMinor: number
  line: string[]
  rates: number[]
  parts: number[]
}

export async function keptShares(queries: Queries, merchant: string): Promise<KeptShare[]> {
  const { rows } = await sql<KeptShare>`
    select member_id as "memberId", day, category, valid_minor as "validMinor", line, rates, parts
    from income_shares where merchant = ${merchant}`.execute(queries)
  // PostgreSQL's driver has the elements of such arrays in digits.
  return rows.map((row) => ({ ...row, rates: row.rates.map(Number), parts: row.parts.map(Number) }))
}

/** A sum of shares as it is kept. */
export interface KeptSum {
  agentId: string
  day: string
  category: RateCategory
  childId: string
  validMinor: number
  amountMinor: number
}

export async function keptSums(queries: Queries, merchant: string): Promise<KeptSum[]> {
  const { rows } = await sql<KeptSum>`
    select agent_id as "agentId", day, category, child_id as "childId", valid_minor as "validMinor",
      amount_minor as "amountMinor" from income_sums where merchant = ${merchant}`.execute(queries)
  return rows
}

/** An income as it is kept. */
export interface KeptIncome {
  no: string
  memberId: string
  kind: 'line-rebate' | 'commission' | 'salary' | 'hourly-salary'
  source: string
  periodAt: number
  day: string
  amountMinor: number
  paidMinor: number
  waitingMinor: number
  parts: number
  settledAt: number
}

export async function keptIncomes(queries: Queries, merchant: string): Promise<KeptIncome[]> {
  const { rows } = await sql<KeptIncome>`
    select no, member_id as "memberId", kind, source, period_at as "periodAt", day, amount_minor as "amountMinor",
      paid_minor as "paidMinor", waiting_minor as "waitingMinor", parts, settled_at as "settledAt"
    from agent_incomes where merchant = ${merchant}`.execute(queries)
  return rows
}

interface KeptPlayed {
  validMinor: number
  lossMinor: number
  minor: number
}

/** A salary as it is kept. */
export interface KeptSalary {
  contractId: string
  memberId: string
  kind: 'daily-salary' | 'hourly-salary'
  periodAt: number
  day: string
  ownMinor: number
  teamMinor: number
  activeUsers: number
  rate: number
  capMinor: number | null
  amountMinor: number
  parts: { own: KeptPlayed; downlines: (KeptPlayed & { id: string; rate: number })[] }
}

export async function keptSalaries(queries: Queries, merchant: string): Promise<KeptSalary[]> {
  const { rows } = await sql<KeptSalary>`
    select contract_id as "contractId", member_id as "memberId", kind, period_at as "periodAt", day,
      own_minor as "ownMinor", team_minor as "teamMinor", active_users as "activeUsers", rate, cap_minor as "capMinor",
      amount_minor as "amountMinor", parts from salaries where merchant = ${merchant}`.execute(queries)
  return rows
}

/** A contract that counts, or has counted. */
export interface KeptContract {
  id: string
  kind: 'daily-salary' | 'hourly-salary' | 'dividend'
  memberId: string
  uplineId: string | null
  startsAt: number
  /** Infinity while it lasts. */
  endsAt: number
  terms: ContractTerms
}

export async function keptContracts(queries: Queries, merchant: string): Promise<KeptContract[]> {
  const { rows } = await sql<
    Omit<KeptContract, 'terms' | 'endsAt'> & { terms: string; endsAt: number | null }
  >`select id, kind, member_id as "memberId", upline_id as "uplineId", starts_at as "startsAt", ends_at as "endsAt", terms
    from contracts where merchant = ${merchant} and starts_at is not null`.execute(queries)
  return rows.map((row) => ({
    ...row,
    endsAt: row.endsAt ?? Infinity,
    terms: z.parse(contractTermsSchema, JSON.parse(row.terms)),
  }))
}

/** A dividend as it is kept. */
export interface KeptDividend {
  id: string
  contractId: string
  memberId: string
  uplineId: string | null
  firstDay: string
  lastDay: string
  startsAt: number
  endsAt: number
  stakeMinor: number
  validMinor: number
  prizeMinor: number
  rebateMinor: number
  bonusMinor: number
  salaryMinor: number
  netMinor: number
  activeUsers: number
  carryMinor: number
  carriedMinor: number
  rate: number
  dividendMinor: number
  correctionMinor: number
  passedMinor: number
  paidMinor: number | null
  calculatedAt: number
}

export async function keptDividends(queries: Queries, merchant: string): Promise<KeptDividend[]> {
  const { rows } = await sql<KeptDividend>`
    select id, contract_id as "contractId", member_id as "memberId", upline_id as "uplineId", first_day as "firstDay",
      last_day as "lastDay", starts_at as "startsAt", ends_at as "endsAt", stake_minor as "stakeMinor", valid_minor as "validMinor",
      prize_minor as "prizeMinor", rebate_minor as "rebateMinor", bonus_minor as "bonusMinor", salary_minor as "salaryMinor",
      net_minor as "netMinor", active_users as "activeUsers", carry_minor as "carryMinor", carried_minor as "carriedMinor",
      rate, dividend_minor as "dividendMinor", correction_minor as "correctionMinor", passed_minor as "passedMinor",
      paid_minor as "paidMinor", calculated_at as "calculatedAt"
    from dividends where merchant = ${merchant} order by starts_at, id`.execute(queries)
  return rows
}

/** Until when changes of days are known to the dividends of a merchant, ms. */
export async function dividendsKnownUntil(queries: Queries, merchant: string): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    select checked_at as at from dividend_checks where merchant = ${merchant}`.execute(queries)
  return rows[0]?.at ?? 0
}

/** An entry of a payment of incomes. */
export interface PaymentEntry {
  kind: string
  reference: string
  at: number
  /** A member's id, or `house`. */
  owner: string
  wallet: string
  minor: number
}

export async function paymentEntries(
  queries: Queries,
  merchant: string,
  kinds: readonly string[],
): Promise<PaymentEntry[]> {
  const { rows } = await sql<PaymentEntry>`
    select t.kind, t.reference, t.created_at as at, a.owner, a.wallet, e.amount_minor as minor
    from transactions t join entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id
    where t.merchant = ${merchant} and t.kind = any(${[...kinds]}::text[]) order by e.id`.execute(queries)
  return rows
}
