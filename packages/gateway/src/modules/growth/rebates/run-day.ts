import { sql } from 'kysely'
import type { Gateway } from '../../../kernel/gateway'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { exclusionOf } from '../../identity/protection'
import { calculateSlice, daysOfRun } from './calculate'
import { claimRebate } from './claim-rebate'
import { rebateTerms } from './rebate-settings'

/** A calculation that has not said for so long that it goes on was left by a process that died. */
const staleMs = 10 * 60_000
/** Figures that were being written while the last calculation read them. */
const slackMs = 3_600_000

/** Takes the calculation of a day; false where it is done or another process has it. */
async function begin({ db }: Gateway, merchant: string, day: string, now: number): Promise<boolean> {
  const row = await db.write
    .insertInto('rebate_runs')
    .values({ merchant, day, started_at: now, beat_at: now, finished_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'day'])
        .doUpdateSet({ started_at: now, beat_at: now })
        .where('rebate_runs.finished_at', 'is', null)
        .where(sql<number>`coalesce(rebate_runs.beat_at, rebate_runs.started_at)`, '<', now - staleMs),
    )
    .returning('day')
    .executeTakeFirst()
  return row !== undefined
}

/** A calculation that this process has taken; one that takes it over begins it at another time. */
interface Taken {
  merchant: string
  day: string
  startedAt: number
}

/** Says that a calculation goes on, so that no other process takes it over. @throws Error when one did */
async function beat({ db, clock }: Gateway, { merchant, day, startedAt }: Taken): Promise<void> {
  const { numUpdatedRows } = await db.write
    .updateTable('rebate_runs')
    .set({ beat_at: clock.now() })
    .where('merchant', '=', merchant)
    .where('day', '=', day)
    .where('started_at', '=', startedAt)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n)
    throw new Error(`another process calculates the rebates of ${merchant} for ${day}`)
}

/**
 * The last day that a calculation has looked at, and since when figures until then may have changed that none has seen, ms: of later days
 * none has seen anything.
 */
async function lastSeen({ db }: Gateway, merchant: string, day: string) {
  const last = await db.read
    .selectFrom('rebate_runs')
    .select(['day', 'started_at'])
    .where('merchant', '=', merchant)
    .where('day', '<', day)
    .where('finished_at', 'is not', null)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { seenTo: last?.day ?? '', changedSince: last ? Math.max(0, last.started_at - slackMs) : 0 }
}

/** Pays the waiting rebates of a merchant that pays automatically; a member on a break from play gets them afterwards. */
async function payAll(gateway: Gateway, merchant: Merchant, taken: Taken): Promise<void> {
  const { db, app, clock } = gateway
  const now = clock.now()
  const { leastMinor } = rebateTerms(merchant)
  const waiting = await db.read
    .selectFrom('rebate_days')
    .select('member_id')
    .where('merchant', '=', merchant.code)
    .where('claim', 'is', null)
    .groupBy('member_id')
    .having(sql`sum(amount_minor)`, '>=', leastMinor)
    .orderBy('member_id')
    .execute()
  const pay = (memberId: string) =>
    db.transaction(async (trx) => {
      if (await exclusionOf(trx, memberId, now)) return
      await claimRebate(trx, { merchant, memberId, mode: 'automatic', now })
    })
  for (const { member_id: memberId } of waiting) {
    await beat(gateway, taken)
    try {
      await pay(memberId)
    } catch (err) {
      // It waits for the next calculation; the others are paid.
      app.log.error({ err, merchant: merchant.code, member: memberId }, 'a rebate was not paid')
    }
  }
}

/**
 * Calculates what the bets up to a day earned at a merchant, and pays it where it pays by itself (REBATE-1). Nothing can be claimed
 * meanwhile. Once for each day, however many processes try. Returns whether it was this one.
 */
export async function runDay(gateway: Gateway, merchant: Merchant, day: string): Promise<boolean> {
  const { db, clock } = gateway
  const startedAt = clock.now()
  if (!(await begin(gateway, merchant.code, day, startedAt))) return false
  const seen = await lastSeen(gateway, merchant.code, day)
  const days = await db.transaction((trx) => daysOfRun(trx, merchant.code, day))
  const taken = { merchant: merchant.code, day, startedAt }
  const calculate = async (after: string): Promise<string | undefined> => {
    await beat(gateway, taken)
    return db.transaction((trx) => calculateSlice(trx, merchant, { ...days, ...seen, after }))
  }
  for (let last = await calculate(''); last !== undefined;) last = await calculate(last)
  if (rebateTerms(merchant).mode === 'automatic') await payAll(gateway, merchant, taken)
  await db.write
    .updateTable('rebate_runs')
    .set({ finished_at: clock.now() })
    .where('merchant', '=', merchant.code)
    .where('day', '=', day)
    .where('started_at', '=', startedAt)
    .execute()
  return true
}
