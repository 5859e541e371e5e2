import { limitPeriods, limitRaiseMs, type DepositLimits, type LimitPeriod } from '@plaza/contract/money'
import type { Queries } from '../../../kernel/database/database'
import { limitRows, rollingMs, type LimitRow } from '../../stakes/limits'
import type { LimitContext } from './limit-context'

/** What a member has deposited, or has open. */
export interface DepositUse {
  /** Since a moment, minor units. */
  since(queries: Queries, memberId: string, sinceMs: number): Promise<number>
  /** When the oldest of these deposits were made that add up to an amount: once they no longer count, it is free; null without. */
  madeUp(queries: Queries, memberId: string, sinceMs: number, amountMinor: number): Promise<number | null>
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
    .sort((a, b) => a.leftMinor - b.leftMinor || rollingMs[b.period] - rollingMs[a.period])
  return first ?? null
}

const usedOf = (queries: Queries, { memberId, frames }: LimitContext, period: LimitPeriod, use: DepositUse) =>
  use.since(queries, memberId, frames[period].sinceMs)

/** The limits of rows that hold, with what is used of each. */
export async function holdingLimits(
  queries: Queries,
  rows: readonly LimitRow[],
  context: LimitContext,
  use: DepositUse,
): Promise<HoldingLimit[]> {
  const holding: HoldingLimit[] = []
  for (const { period, amount: amountMinor } of rows) {
    if (amountMinor === null) continue
    holding.push({ period, amountMinor, usedMinor: await usedOf(queries, context, period, use) })
  }
  return holding
}

/**
 * When so much of what is used of a limit no longer counts, ms: at the end of a fixed frame; of one that looks back with all
 * that is used at the latest, and a whole period from now while nothing is.
 */
export async function freeAt(
  queries: Queries,
  { memberId, now, frames }: LimitContext,
  { period, usedMinor, neededMinor }: { period: LimitPeriod; usedMinor: number; neededMinor: number },
  use: DepositUse,
): Promise<number> {
  const { sinceMs, endMs } = frames[period]
  if (endMs !== null) return endMs
  const amountMinor = Math.max(1, Math.min(neededMinor, usedMinor))
  const madeAt = await use.madeUp(queries, memberId, sinceMs, amountMinor)
  return (madeAt ?? now) + rollingMs[period]
}

/** All limits of a member as the contract shows them (RG-7). */
export async function showLimits(
  queries: Queries,
  context: LimitContext,
  use: DepositUse,
): Promise<DepositLimits> {
  const { memberId, currency } = context
  const rows = await limitRows(queries, memberId, { kind: 'deposit' })
  const show = async (period: LimitPeriod) => {
    const row = rows.find((one) => one.period === period)
    const asked = row?.asked_at ?? null
    const usedMinor = await usedOf(queries, context, period, use)
    return {
      period,
      amountMinor: row?.amount ?? null,
      usedMinor,
      resetsAt: await freeAt(queries, context, { period, usedMinor, neededMinor: 1 }, use),
      ...(row &&
        asked !== null && {
          pending: { amountMinor: row.asked_amount, confirmableAt: asked + limitRaiseMs },
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
