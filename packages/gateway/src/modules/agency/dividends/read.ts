import type {
  CalculatedDividend,
  ContractPeriod,
  Dividend,
  DividendSide,
  DividendState,
} from '@plaza/contract/agency'
import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { accountNames, namedLike } from '../../identity/directory'
import {
  contractPeriodAt,
  countedContracts,
  openContracts,
  termsOf,
  type CountedContract,
} from '../contracts'
import { payableOf, stateOf } from './amounts'
import { calculate } from './calculate'
import { carriedInto, chainOf } from './chain'
import type { DividendRow } from './tables'

/** How many running ones are worked out for one page. */
const mostRunning = 50

/** Whose dividends, and which: `from` and `to` are days between which the period ends. */
export interface ReadDividends {
  merchant: Merchant
  memberId: string
  side: DividendSide
  from?: string | undefined
  to?: string | undefined
  period?: ContractPeriod | undefined
  state?: DividendState | undefined
  /** How the name of who gets it begins; empty for everybody. */
  userName: string
  now: number
}

const show = (row: DividendRow, member: string, now: number): Dividend => ({
  id: row.id,
  state: stateOf(row, now),
  member,
  period: row.period,
  firstDay: row.first_day,
  lastDay: row.last_day,
  stakeMinor: row.stake_minor,
  validMinor: row.valid_minor,
  prizeMinor: row.prize_minor,
  rebateMinor: row.rebate_minor,
  bonusMinor: row.bonus_minor,
  salaryMinor: row.salary_minor,
  netMinor: row.net_minor,
  activeUsers: row.active_users,
  carryMinor: row.carry_minor,
  rate: row.rate,
  dividendMinor: row.dividend_minor,
  correctionMinor: row.correction_minor - (row.paid_minor === null ? row.passed_minor : 0),
  amountMinor: payableOf(row),
  dueAt: row.due_at,
  paidAt: row.paid_at,
})

/** What is to be paid, as `payableOf` says it, of one that is not paid. */
const openMinor = sql`greatest(0, dividend_minor + correction_minor - passed_minor)`

/** Those in a state, as `stateOf` says it; a running period has no row. */
function isInState(state: DividendState, now: number): RawBuilder<unknown> {
  if (state === 'calculating') return sql`false`
  if (state === 'paid') return sql`paid_at is not null`
  if (state === 'none') return sql`paid_at is null and ${openMinor} = 0`
  return sql`paid_at is null and ${openMinor} > 0 and ${state === 'unpaid' ? sql`due_at <= ${now}` : sql`due_at > ${now}`}`
}

function isFound({ merchant, memberId, side, from, to, period, state, userName, now }: ReadDividends) {
  const conditions = [sql`${sql.ref(side === 'mine' ? 'member_id' : 'upline_id')} = ${memberId}`]
  if (from !== undefined) conditions.push(sql`last_day >= ${from}`)
  if (to !== undefined) conditions.push(sql`last_day <= ${to}`)
  if (period !== undefined) conditions.push(sql`period = ${period}`)
  if (state !== undefined) conditions.push(isInState(state, now))
  if (userName !== '') conditions.push(sql`member_id in ${namedLike(merchant.code, userName)}`)
  return sql.join(conditions, sql` and `)
}

/** Dividends whose period is over, the latest first, with sums over all of them. */
export async function readDividends(
  queries: Queries,
  which: ReadDividends,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ dividends: Dividend[]; total: number; totals: { dueMinor: number; paidMinor: number } }> {
  const { rows } = await sql<DividendRow>`
    select * from dividends where ${isFound(which)}
    order by last_day desc, id limit ${limit} offset ${offset}`.execute(queries)
  const sums = await sql<{ total: number; dueMinor: number; paidMinor: number }>`
    select count(*)::int as total, coalesce(sum(paid_minor), 0)::bigint as "paidMinor",
      coalesce(sum(${openMinor}) filter (where paid_minor is null), 0)::bigint as "dueMinor"
    from dividends where ${isFound(which)}`.execute(queries)
  const { total = 0, ...totals } = sums.rows[0] ?? { dueMinor: 0, paidMinor: 0 }
  const names = await accountNames(
    queries,
    rows.map((row) => row.member_id),
  )
  const dividends = rows.map((row) => show(row, names.get(row.member_id) ?? '', which.now))
  return { dividends, total, totals }
}

/** Works out the period of a contract that runs now; its figures are those until now. */
async function running(
  queries: Queries,
  merchant: Merchant,
  contract: CountedContract,
  now: number,
): Promise<CalculatedDividend> {
  const { member_id: memberId, upline_id: uplineId } = contract
  const terms = termsOf(contract)
  const period = contractPeriodAt(merchant.settings.timeZone, terms.period, now)
  const pair = { merchant: merchant.code, memberId, uplineId }
  const carryMinor = carriedInto(await chainOf(queries, pair), period.startMs)
  const { carriedMinor: _later, ...one } = await calculate(queries, { ...pair, terms, period, carryMinor })
  return one
}

/** Dividends of the filter whose period runs, by the name of who gets them. */
export async function readRunning(queries: Queries, which: ReadDividends): Promise<Dividend[]> {
  const { merchant, memberId, side, from, to, period, state, userName, now } = which
  // What runs has not ended yet: no range of days ended has it.
  if (from !== undefined || to !== undefined || (state !== undefined && state !== 'calculating')) return []
  const contracts = (
    await countedContracts(queries, {
      ...{ merchant: merchant.code, kind: 'dividend' },
      ...(side === 'mine' ? { memberId } : { uplineId: memberId }),
    })
  ).filter(
    (contract) =>
      contract.starts_at <= now &&
      (contract.ends_at === null || contract.ends_at > now) &&
      (period === undefined || termsOf(contract).period === period),
  )
  const names = await accountNames(
    queries,
    contracts.map((contract) => contract.member_id),
  )
  const named = contracts
    .map((contract) => ({ contract, member: names.get(contract.member_id) ?? '' }))
    .filter(({ member }) => member.toLowerCase().startsWith(userName.toLowerCase()))
    .sort((one, other) => (one.member < other.member ? -1 : 1))
    .slice(0, mostRunning)
  const found: Dividend[] = []
  for (const { contract, member } of named) {
    const one = await running(queries, merchant, contract, now)
    found.push({
      ...{ ...one, id: null, state: 'calculating', member, correctionMinor: 0 },
      ...{ amountMinor: one.dividendMinor, dueAt: null, paidAt: null },
    })
  }
  return found
}

/** What the last whole period would have paid by a member's dividend contract, and by the offer that waits, without what is carried over. */
export async function readPreview(
  queries: Queries,
  { merchant, memberId, now }: Pick<ReadDividends, 'merchant' | 'memberId' | 'now'>,
): Promise<{ active: CalculatedDividend | null; offered: CalculatedDividend | null }> {
  const { timeZone } = merchant.settings
  const open = (await openContracts(queries, memberId, 'dividend')).filter(
    ({ member_id: holder, state, expires_at: until }) =>
      holder === memberId && (state === 'active' || until > now),
  )
  const preview = async (state: 'active' | 'offered') => {
    const contract = open.find((one) => one.state === state)
    if (!contract) return null
    const terms = termsOf(contract)
    const current = contractPeriodAt(timeZone, terms.period, now)
    const period = contractPeriodAt(timeZone, terms.period, current.startMs - 1)
    const { carriedMinor: _later, ...one } = await calculate(queries, {
      ...{ merchant: merchant.code, memberId, terms, period, carryMinor: 0 },
    })
    return one
  }
  return { active: await preview('active'), offered: await preview('offered') }
}
