import { startOfDay } from '@plaza/calendar'
import { sql } from 'kysely'
import { advisoryLock } from '../../../kernel/database/advisory-lock'
import type { Trx } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { changedDays, changedHours } from '../../stakes/member-days'
import { countSalaries } from './count-salaries'
import { addIncomes } from './incomes'
import { payAll } from './pay-all'
import { beat, finishRun, firstPeriod, firstRunSince, lastRunBefore, takeRun, type TakenRun } from './runs'
import { dayPeriod, hourPeriod } from './salary-periods'
import { incomeOf, incomeOfSalary, salaryRow } from './salary-row'
import type { SalaryKind, SalaryPeriod } from './salary-teams'
import { reachDays, reachOf, slackMs } from './settle-rates'

const dayMs = 86_400_000
/** How far back each hour looks for hours that changed; the first run of a day looks as far back as days do. */
const recentDays = 2

async function settledBefore(trx: Trx, { kind, merchant, startMs }: SalaryPeriod) {
  const rows = await trx
    .selectFrom('salaries')
    .select(['contract_id', 'amount_minor'])
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('period_at', '=', startMs)
    .execute()
  return new Map(rows.map((row) => [row.contract_id, row.amount_minor]))
}

/**
 * Counts what every contract of a merchant pays for a period, and keeps it; of what was settled before, only the difference is added
 * (INCOME-3). Returns how many of them came to another amount than before. One transaction of a merchant after the other.
 */
export async function settlePeriod(trx: Trx, period: SalaryPeriod, now: number): Promise<number> {
  await advisoryLock(trx, `agent-income:${period.merchant}`)
  const rows = (await countSalaries(trx, period)).map((one) => salaryRow(one, period))
  if (rows.length === 0) return 0
  const before = await settledBefore(trx, period)
  await sql`insert into salaries select * from jsonb_populate_recordset(null::salaries, ${JSON.stringify(rows)}::jsonb)
    on conflict (contract_id, period_at) do update set own_minor = excluded.own_minor, team_minor = excluded.team_minor,
      active_users = excluded.active_users, rate = excluded.rate, cap_minor = excluded.cap_minor,
      amount_minor = excluded.amount_minor, parts = excluded.parts`.execute(trx)
  const earned = rows.map((row) => {
    const income = incomeOfSalary(row)
    return { ...income, amountMinor: income.amountMinor - (before.get(row.contract_id) ?? 0) }
  })
  await addIncomes(trx, period.merchant, earned, now)
  return earned.filter(({ source, amountMinor }) => before.has(source) && amountMinor !== 0).length
}

/** Settles periods one by one, pays what is due, and says in the log what was corrected. */
async function settleAll(
  gateway: Gateway,
  merchant: Merchant,
  periods: readonly SalaryPeriod[],
  run: TakenRun,
): Promise<void> {
  const { db, clock, app } = gateway
  let corrected = 0
  for (const period of periods) {
    await beat(gateway, run)
    corrected += await db.transaction((trx) => settlePeriod(trx, period, clock.now()))
  }
  const kind = run.kind as SalaryKind
  const paid = await payAll(gateway, merchant, [incomeOf[kind]], run)
  await finishRun(gateway, run)
  const told = { merchant: merchant.code, kind, period: run.period, paid }
  app.log.info(told, 'salaries of agents are settled')
  if (corrected > 0) app.log.warn({ ...told, corrected }, 'salaries that were settled before were corrected')
}

/**
 * Settles the daily salaries of a day, and of days before it whose figures changed, and pays them (INCOME-3). Once for each day, however
 * many processes try. Returns whether it was this one.
 */
export async function settleDay(gateway: Gateway, merchant: Merchant, day: string): Promise<boolean> {
  const run = await takeRun(gateway, { merchant: merchant.code, kind: 'daily-salary', period: day })
  if (!run) return false
  const reach = await reachOf(gateway, merchant.code, 'daily-salary', day)
  const days = await changedDays(gateway.db.read, { merchant: merchant.code, ...reach })
  const periods = [...new Set([...days, day])].toSorted().map((one) => dayPeriod(merchant, one))
  await settleAll(gateway, merchant, periods, run)
  return true
}

/** Hours are compared as texts of one length. */
const hourName = (ms: number): string => String(ms).padStart(16, '0')

/**
 * Which hours the settlement of an hour looks at, and since when they may have changed that none has seen, ms. The first run of a day looks
 * back as far as days do, for what changed since the first run of the day before it, or of the last day before a pause; which hour that is
 * differs where clocks change. Every other run looks back two days, for what changed since the run before it.
 */
async function reachOfHour(gateway: Gateway, merchant: Merchant, { startMs, day }: SalaryPeriod) {
  const run = { merchant: merchant.code, kind: 'hourly-salary', period: hourName(startMs) } as const
  const first = Number((await firstPeriod(gateway, merchant.code, run.kind)) ?? startMs)
  const last = await lastRunBefore(gateway, run)
  const lastDay = last && hourPeriod(merchant, Number(last.period)).day
  const isFirstOfDay = lastDay !== day
  const dayBegan = lastDay === undefined ? 0 : startOfDay(merchant.settings.timeZone, lastDay)
  const seen = isFirstOfDay ? await firstRunSince(gateway, run, hourName(dayBegan)) : last
  return {
    from: Math.max(first, startMs - (isFirstOfDay ? reachDays : recentDays) * dayMs),
    to: startMs,
    seenTo: last ? Number(last.period) : -1,
    changedSince: seen ? Math.max(0, seen.startedAt - slackMs) : 0,
  }
}

/**
 * Settles the hourly salaries of the hour that contains a moment, and pays them (INCOME-3). Hours of the last two days whose figures
 * changed since the last settlement come with it, once a day those of 90 days. Once for each hour, however many processes try. Returns
 * whether it was this one.
 */
export async function settleHour(gateway: Gateway, merchant: Merchant, ms: number): Promise<boolean> {
  const hour = hourPeriod(merchant, ms)
  const run = await takeRun(gateway, {
    ...{ merchant: merchant.code, kind: 'hourly-salary', period: hourName(hour.startMs) },
  })
  if (!run) return false
  const reach = await reachOfHour(gateway, merchant, hour)
  const starts = await changedHours(gateway.db.read, { merchant: merchant.code, ...reach })
  const periods = [...new Set([...starts, hour.startMs])]
    .toSorted((one, other) => one - other)
    .map((one) => hourPeriod(merchant, one))
  await settleAll(gateway, merchant, periods, run)
  return true
}
