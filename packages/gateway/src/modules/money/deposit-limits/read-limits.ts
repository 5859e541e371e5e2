import { limitPeriods, limitRaiseMs, type DepositLimits, type LimitPeriod } from '@plaza/contract/money'
import type { Queries } from '../../../kernel/database/database'
import type { DepositLimitRow } from './tables'
import { windowMs } from './windows'

/** What a member has deposited, or has open. */
export interface DepositUse {
  /** Since a moment, minor units. */
  since(queries: Queries, memberId: string, sinceMs: number): Promise<number>
  /** When the oldest of these deposits were made that add up to an amount: once they no longer count, it is free; null without. */
  madeUp(queries: Queries, memberId: string, sinceMs: number, amountMinor: number): Promise<number | null>
}

/** Whose limits, and when they are looked at. */
export interface LimitContext {
  memberId: string
  currency: string
  now: number
}

/** A limit that holds, with what is used of it. */
export interface HoldingLimit {
  period: LimitPeriod
  amountMinor: number
  usedMinor: number
}

const leftOf = ({ amountMinor, usedMinor }: HoldingLimit): number => Math.max(0, amountMinor - usedMinor)

/** The limit that leaves the least, and what it leaves; null without any. */
export function tightest(limits: readonly HoldingLimit[]): (HoldingLimit & { leftMinor: number }) | null {
  const [first] = limits
    .map((limit) => ({ ...limit, leftMinor: leftOf(limit) }))
    // Of equal ones, the one that lasts longest: it is the one to wait for.
    .sort((a, b) => a.leftMinor - b.leftMinor || windowMs[b.period] - windowMs[a.period])
  return first ?? null
}

const usedOf = (queries: Queries, { memberId, now }: LimitContext, period: LimitPeriod, use: DepositUse) =>
  use.since(queries, memberId, now - windowMs[period])

/** The limits of rows that hold, with what is used of each. */
export async function holdingLimits(
  queries: Queries,
  rows: readonly DepositLimitRow[],
  context: LimitContext,
  use: DepositUse,
): Promise<HoldingLimit[]> {
  const holding: HoldingLimit[] = []
  for (const { period, amount_minor: amountMinor } of rows) {
    if (amountMinor === null) continue
    holding.push({ period, amountMinor, usedMinor: await usedOf(queries, context, period, use) })
  }
  return holding
}

/**
 * When so much of what is used of a limit no longer counts, ms: with all that is used at the latest, and a whole period
 * from now while nothing is.
 */
export async function freeAt(
  queries: Queries,
  { memberId, now }: LimitContext,
  { period, usedMinor, neededMinor }: { period: LimitPeriod; usedMinor: number; neededMinor: number },
  use: DepositUse,
): Promise<number> {
  const length = windowMs[period]
  const amountMinor = Math.max(1, Math.min(neededMinor, usedMinor))
  const madeAt = await use.madeUp(queries, memberId, now - length, amountMinor)
  return (madeAt ?? now) + length
}

/** The rows of a member's limits. */
export const limitRows = (queries: Queries, memberId: string): Promise<DepositLimitRow[]> =>
  queries.selectFrom('deposit_limits').selectAll().where('member_id', '=', memberId).execute()

/** All limits of a member as the contract shows them (RG-7). */
export async function showLimits(
  queries: Queries,
  context: LimitContext,
  use: DepositUse,
): Promise<DepositLimits> {
  const { memberId, currency } = context
  const rows = await limitRows(queries, memberId)
  const show = async (period: LimitPeriod) => {
    const row = rows.find((one) => one.period === period)
    const asked = row?.asked_at ?? null
    const usedMinor = await usedOf(queries, context, period, use)
    return {
      period,
      amountMinor: row?.amount_minor ?? null,
      usedMinor,
      resetsAt: await freeAt(queries, context, { period, usedMinor, neededMinor: 1 }, use),
      ...(row &&
        asked !== null && {
          pending: { amountMinor: row.asked_minor, confirmableAt: asked + limitRaiseMs },
        }),
    }
  }
  const limits = []
  for (const period of limitPeriods) limits.push(await show(period))
  const holding = limits.flatMap(({ amountMinor, ...limit }) =>
    amountMinor === null ? [] : [{ ...limit, amountMinor }],
  )
  // A member who has already deposited is past the first deposit, at which the form asks.
  const isChosen = rows.length > 0 || (await use.since(queries, memberId, 0)) > 0
  return { limits, currency, isChosen, leftMinor: tightest(holding)?.leftMinor ?? null }
}
