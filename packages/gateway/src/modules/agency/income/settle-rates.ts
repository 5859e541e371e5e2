import { addDays, startOfDay } from '@plaza/calendar'
import type { Trx } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { hasLevels } from '../../identity/directory'
import { playDays } from '../../stakes/member-days'
import { systemRates } from '../rates'
import { payAll } from './pay-all'
import { beat, finishRun, firstPeriod, lastRunBefore, takeRun } from './runs'
import { shareBets } from './share-bets'

/** How far back a settlement looks for days that changed since. */
export const reachDays = 90
/** Figures that were being written while the last settlement read them. */
export const slackMs = 3_600_000
/** Members whose days one transaction settles. */
const membersAtOnce = 200

/** Which days a settlement looks at, and since when they may have changed that no settlement has seen, ms. */
export interface Reach {
  from: string
  to: string
  /** The last day that a settlement has looked at; empty before the first. Later ones count whenever they changed. */
  seenTo: string
  changedSince: number
}

/** The days up to one that a merchant settles again: from the first that it ever settled, or as far back as it reaches. */
export async function reachOf(
  gateway: Pick<Gateway, 'db' | 'clock'>,
  merchant: string,
  kind: 'rates' | 'daily-salary',
  day: string,
): Promise<Reach> {
  const first = await firstPeriod(gateway, merchant, kind)
  const reach = addDays(day, 1 - reachDays)
  const last = await lastRunBefore(gateway, { merchant, kind, period: day })
  return {
    from: first !== undefined && first > reach ? first : reach,
    to: day,
    seenTo: last?.period ?? '',
    changedSince: last ? Math.max(0, last.startedAt - slackMs) : 0,
  }
}

/** Settles the next members of a merchant whose bets changed. Returns the last of them, and how many days were settled before. */
export async function settleNext(
  trx: Trx,
  merchant: Merchant,
  reach: Reach,
  { after, now }: { after: string; now: number },
): Promise<{ last: string; corrected: number } | undefined> {
  const days = await playDays(trx, { merchant: merchant.code, ...reach, after, members: membersAtOnce })
  const last = days.at(-1)?.memberId
  if (last === undefined) return undefined
  const { timeZone } = merchant.settings
  const corrected = await shareBets(trx, days, {
    merchant: merchant.code,
    hasLevels: hasLevels(merchant),
    system: systemRates(merchant),
    startOf: (day) => startOfDay(timeZone, day),
    now,
  })
  return { last, corrected }
}

/**
 * Settles what rates earned on a day, and what changed of days before it, and pays it (INCOME-1, INCOME-2). Once for each day, however
 * many processes try; one that died in the middle is taken over, and nothing is counted or paid twice. Returns whether it was this one.
 */
export async function settleRates(gateway: Gateway, merchant: Merchant, day: string): Promise<boolean> {
  const { db, clock, app } = gateway
  const run = await takeRun(gateway, { merchant: merchant.code, kind: 'rates', period: day })
  if (!run) return false
  const reach = await reachOf(gateway, merchant.code, 'rates', day)
  let [after, corrected] = ['', 0]
  for (;;) {
    await beat(gateway, run)
    const next = await db.transaction((trx) => settleNext(trx, merchant, reach, { after, now: clock.now() }))
    if (!next) break
    after = next.last
    corrected += next.corrected
  }
  const paid = await payAll(gateway, merchant, ['line-rebate', 'commission'], run)
  await finishRun(gateway, run)
  const told = { merchant: merchant.code, day, paid }
  app.log.info(told, 'rates of agents are settled')
  if (corrected > 0) app.log.warn({ ...told, corrected }, 'days that were settled before were corrected')
  return true
}
