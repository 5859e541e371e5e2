import { addDays } from '@plaza/calendar'
import { sql } from 'kysely'
import type { Trx } from '../../../kernel/database/database'
import { readMerchant, type Merchant } from '../../../kernel/merchants/merchants'
import { calculateSlice } from './calculate'
import { claimRebate } from './claim-rebate'
import { lastDay } from './rebate-job'
import { rebateTerms } from './rebate-settings'

/** What of a merchant's past has rebates. */
export interface ImportedRebates {
  /** How many days up to yesterday are counted. */
  days: number
  /** How many of them wait; what was counted before was claimed by the claimants. */
  waitingDays: number
  /** Members by id. */
  claimants: readonly string[]
  now: number
}

/** Counts days as a calculation does that ends with one. */
async function countUpTo(
  trx: Trx,
  merchant: Merchant,
  days: { from: string; to: string },
  now: number,
): Promise<void> {
  await trx
    .insertInto('rebate_runs')
    .values({ merchant: merchant.code, day: days.to, started_at: now, beat_at: now, finished_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const next = (after: string) =>
    calculateSlice(trx, merchant, { ...days, after, seenTo: '', changedSince: 0 })
  for (let last = await next(''); last !== undefined;) last = await next(last)
}

/**
 * Counts the rebates of a merchant's last days as if every calculation had taken place: the older ones are claimed now by those of the
 * claimants who earned enough, and the others wait. In one transaction, for the beginning of a demo.
 */
export async function importRebates(
  trx: Trx,
  code: string,
  { days, waitingDays, claimants, now }: ImportedRebates,
): Promise<void> {
  const merchant = await readMerchant(trx, code)
  if (!merchant) throw new Error(`no merchant ${code}`)
  const last = lastDay(merchant.settings.timeZone, now)
  const from = addDays(last, 1 - days)
  await countUpTo(trx, merchant, { from, to: from }, now)
  await countUpTo(trx, merchant, { from, to: addDays(last, -waitingDays) }, now)
  const able = await trx
    .selectFrom('rebate_days')
    .select('member_id')
    .where('merchant', '=', code)
    .where('member_id', 'in', claimants)
    .groupBy('member_id')
    .having(sql`sum(amount_minor)`, '>=', rebateTerms(merchant).leastMinor)
    .orderBy('member_id')
    .execute()
  for (const { member_id: memberId } of able)
    await claimRebate(trx, { merchant, memberId, mode: 'manual', now })
  await countUpTo(trx, merchant, { from, to: last }, now)
}
