import { periodAt, type Period } from '@plaza/calendar'
import { limitPeriods, limitRaiseMs, type DepositLimits, type LimitPeriod } from '@plaza/contract/money'
import type { Queries } from '../../../kernel/database/database'
import type { DepositLimitRow } from './tables'

/** What a member has deposited since a moment, or has open, minor units. */
export type DepositedSince = (queries: Queries, memberId: string, sinceMs: number) => Promise<number>

/** Whose limits, and where and when they are looked at. */
export interface LimitContext {
  memberId: string
  timeZone: string
  currency: string
  now: number
}

/** A limit that holds, with its current period. */
export interface HoldingLimit {
  period: Period
  amountMinor: number
  usedMinor: number
}

const leftOf = ({ amountMinor, usedMinor }: HoldingLimit): number => Math.max(0, amountMinor - usedMinor)

/** The limit that leaves the least, and what it leaves; null without any. */
export function tightest(limits: readonly HoldingLimit[]): (HoldingLimit & { leftMinor: number }) | null {
  const [first] = limits
    .map((limit) => ({ ...limit, leftMinor: leftOf(limit) }))
    // Of equal ones, the one that lasts longest: it is the one to wait for.
    .sort((a, b) => a.leftMinor - b.leftMinor || b.period.endMs - a.period.endMs)
  return first ?? null
}

/** The limits of rows that hold, with what is used of each. */
export async function holdingLimits(
  queries: Queries,
  rows: readonly DepositLimitRow[],
  { memberId, timeZone, now }: LimitContext,
  depositedSince: DepositedSince,
): Promise<HoldingLimit[]> {
  const holding: HoldingLimit[] = []
  for (const { period: unit, amount_minor: amountMinor } of rows) {
    if (amountMinor === null) continue
    const period = periodAt(timeZone, unit, now)
    holding.push({ period, amountMinor, usedMinor: await depositedSince(queries, memberId, period.startMs) })
  }
  return holding
}

/** The rows of a member's limits. */
export const limitRows = (queries: Queries, memberId: string): Promise<DepositLimitRow[]> =>
  queries.selectFrom('deposit_limits').selectAll().where('member_id', '=', memberId).execute()

/** All limits of a member as the contract shows them (RG-7). */
export async function showLimits(
  queries: Queries,
  context: LimitContext,
  depositedSince: DepositedSince,
): Promise<DepositLimits> {
  const { memberId, timeZone, currency, now } = context
  const rows = await limitRows(queries, memberId)
  const show = async (unit: LimitPeriod) => {
    const period = periodAt(timeZone, unit, now)
    const row = rows.find((one) => one.period === unit)
    const asked = row?.asked_at ?? null
    return {
      period: unit,
      amountMinor: row?.amount_minor ?? null,
      usedMinor: await depositedSince(queries, memberId, period.startMs),
      resetsAt: period.endMs,
      ...(row &&
        asked !== null && {
          pending: { amountMinor: row.asked_minor, confirmableAt: asked + limitRaiseMs },
        }),
    }
  }
  const limits = []
  for (const unit of limitPeriods) limits.push(await show(unit))
  const holding = limits.flatMap(({ period, amountMinor, usedMinor }) =>
    amountMinor === null ? [] : [{ period: periodAt(timeZone, period, now), amountMinor, usedMinor }],
  )
  // Whoever has deposited already is past the first deposit, at which the form asks.
  const isChosen = rows.length > 0 || (await depositedSince(queries, memberId, 0)) > 0
  return { limits, currency, isChosen, leftMinor: tightest(holding)?.leftMinor ?? null }
}
