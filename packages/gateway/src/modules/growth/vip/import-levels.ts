import { addDays, dayAt, periodAt, startOfDay } from '@plaza/calendar'
import type { Trx } from '../../../kernel/database/database'
import { readMerchant, type Merchant } from '../../../kernel/merchants/merchants'
import { membersOf, setVipLevel, vipLevelOf } from '../../identity/directory'
import { figuresByDay } from '../../stakes/member-days'
import { periodFrom, termsHash } from './assess-member'
import { reachedBy, takes, type Counted } from './levels'
import { payPeriod } from './pay'
import { vipOf, type Vip } from './vip-settings'

interface Risen {
  at: number
  from: number
  to: number
}

/** The days on which a member's figures reached a level, in order. */
function risesOf(vip: Vip, timeZone: string, days: readonly (Counted & { day: string })[]): Risen[] {
  const sum: Counted = { depositMinor: 0, validMinor: 0 }
  const rises: Risen[] = []
  let level = 0
  for (const { day, depositMinor, validMinor } of days) {
    sum.depositMinor += depositMinor
    sum.validMinor += validMinor
    const reached = reachedBy(vip, sum)
    if (reached > level)
      rises.push({ at: startOfDay(timeZone, addDays(day, 1)) - 1, from: level, to: reached })
    level = Math.max(level, reached)
  }
  return rises
}

/** Writes one member's level, how it came there, and what is left. */
async function writeMember(trx: Trx, merchant: Merchant, vip: Vip, memberId: string, now: number) {
  const { timeZone } = merchant.settings
  const days = await figuresByDay(trx, { memberId })
  const rises = risesOf(vip, timeZone, days).map((rise) => ({ ...rise, at: Math.min(rise.at, now) }))
  const last = rises.at(-1)
  const level = last?.to ?? 0
  const sum = (name: keyof Counted) => days.reduce((total, day) => total + day[name], 0)
  const isNext = level + 1 < vip.levels.length
  const next = takes(vip, level + 1)
  // Reviews of the past were passed: the present time began with the last rise, or as many whole periods later.
  const since = last && dayAt(timeZone, last.at)
  let from = since
  while (from !== undefined && startOfDay(timeZone, addDays(from, vip.reviewDays)) <= now)
    from = addDays(from, vip.reviewDays)
  const period = from === undefined ? null : periodFrom(timeZone, from, vip.reviewDays)
  await setVipLevel(trx, memberId, level)
  const values = {
    base_deposit_minor: 0,
    base_valid_minor: 0,
    left_deposit_minor: isNext ? next.depositMinor - sum('depositMinor') : null,
    left_valid_minor: isNext ? next.validMinor - sum('validMinor') : null,
    since: last?.at ?? null,
    period_from: period?.period_from ?? null,
    review_at: period?.review_at ?? null,
    terms: termsHash(vip),
    due_at: period?.review_at ?? null,
  }
  await trx
    .insertInto('vip_members')
    .values({ member_id: memberId, merchant: merchant.code, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute()
  if (rises.length > 0)
    await trx
      .insertInto('vip_changes')
      .values(
        rises.map(({ at, from: fromLevel, to }) => ({
          ...{ member_id: memberId, at, from_level: fromLevel, to_level: to },
          reason: 'reached' as const,
        })),
      )
      .execute()
}

const nameOfPeriod = ({ settings }: Merchant, pay: 'weekly' | 'monthly', now: number): string =>
  periodAt(settings.timeZone, pay === 'weekly' ? 'week' : 'month', now).name

/** Pays a member what its level gives for the week or month of a moment, as the job of its merchant would (VIP-2). */
export async function payLevel(
  trx: Trx,
  code: string,
  { memberId, pay, now }: { memberId: string; pay: 'weekly' | 'monthly'; now: number },
): Promise<void> {
  const merchant = await readMerchant(trx, code)
  const vip = merchant && vipOf(merchant)
  if (!vip) return
  const level = await vipLevelOf(trx, memberId)
  await payPeriod(trx, { merchant, vip, memberId, level, now }, pay, nameOfPeriod(merchant, pay, now))
}

/**
 * Gives the members of a merchant the levels that their figures by day reach, with the days on which they reached them, as if the
 * club had always been there; what it paid is written elsewhere, and it pays again from the next week and month on.
 */
export async function importLevels(trx: Trx, code: string, now: number): Promise<void> {
  const merchant = await readMerchant(trx, code)
  const vip = merchant && vipOf(merchant)
  if (!vip) return
  for (const memberId of await membersOf(trx, code)) await writeMember(trx, merchant, vip, memberId, now)
  await trx
    .insertInto('vip_pays')
    .values(
      (['weekly', 'monthly'] as const).map((kind) => ({
        ...{ merchant: code, kind, at: now },
        period: nameOfPeriod(merchant, kind, now),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
