import { addDays, dayAt, startOfDay } from '@plaza/calendar'
import type { VipChangeReason } from '@plaza/contract/growth'
import { levelChanged } from '@plaza/contract/identity'
import { createHash } from 'node:crypto'
import type { Trx } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { pushEvent } from '../../../kernel/stream/push'
import { setVipLevel } from '../../identity/directory'
import { figuresOf } from '../../stakes/member-days'
import { baseAtBeginning, baseOfGiven, countedOf, reachedBy, takes, type Counted } from './levels'
import { payUpgrade } from './pay'
import type { VipMemberRow } from './tables'
import { vipOf, type Vip } from './vip-settings'

/** The terms of a merchant without a club. */
const noClub = 'none'

/** The levels of a club, and its days between reviews, as a short text that changes with them. */
export const termsHash = (vip: Vip | undefined): string =>
  vip === undefined
    ? noClub
    : createHash('sha256')
        .update(JSON.stringify([vip.levels, vip.reviewDays]))
        .digest('base64url')
        .slice(0, 16)

interface Assessed {
  merchant: Merchant
  vip: Vip
  now: number
}

/** The time in which a level has to be kept, from a day on: until when it is reviewed. */
export function periodFrom(timeZone: string, day: string, reviewDays: number) {
  return { period_from: day, review_at: startOfDay(timeZone, addDays(day, reviewDays)) }
}

/** Whether a member did in its period what its level takes to be kept. */
async function isKept(
  trx: Trx,
  row: VipMemberRow,
  level: number,
  { merchant, vip }: Assessed,
): Promise<boolean> {
  const terms = vip.levels[level]
  if (!terms || row.period_from === null || row.review_at === null) return true
  const to = dayAt(merchant.settings.timeZone, row.review_at - 1)
  const did = await figuresOf(trx, { memberId: row.member_id, from: row.period_from, to })
  return did.depositMinor >= terms.keepDepositMinor && did.validMinor >= terms.keepValidMinor
}

/** What comes of looking at a member: its level, why it is another, and what counts no more. */
async function outcome(trx: Trx, row: VipMemberRow, level: number, figures: Counted, of: Assessed) {
  const { vip, now } = of
  const highest = vip.levels.length - 1
  const kept = { depositMinor: row.base_deposit_minor, validMinor: row.base_valid_minor }
  const before =
    row.terms === null || row.terms === noClub
      ? baseOfGiven(figures, takes(vip, Math.min(level, highest)), kept)
      : kept
  const reason = (to: number, why: VipChangeReason, base = before) => ({ to, why, base })
  if (level > highest) return reason(highest, 'levels-changed')
  const reached = reachedBy(vip, countedOf(figures, before))
  if (reached > level) return reason(reached, 'reached')
  const isReviewed = level > 0 && row.review_at !== null && row.review_at <= now
  if (!isReviewed || (await isKept(trx, row, level, of))) return reason(level, 'reached')
  return reason(level - 1, 'not-kept', baseAtBeginning(figures, takes(vip, level - 1), before))
}

/**
 * Raises a member to the level that its figures reach, reviews the level when that is due, and works out what is left to the next
 * one (VIP-1). Every level on the way pays its upgrade bonus, once in a member's life. `level` is the one that it has. The row is
 * locked: what is booked meanwhile waits, and is counted from what is left. Returns the level that the member has now.
 */
export async function assessMember(
  trx: Trx,
  row: VipMemberRow,
  { merchant, level, now }: { merchant: Merchant; level: number; now: number },
): Promise<number> {
  const vip = vipOf(merchant)
  const write = (values: Partial<VipMemberRow>) =>
    trx.updateTable('vip_members').set(values).where('member_id', '=', row.member_id).execute()
  if (!vip) {
    const left = { left_deposit_minor: null, left_valid_minor: null }
    await write({ ...left, terms: termsHash(vip), due_at: null })
    return level
  }
  const { timeZone } = merchant.settings
  const figures = await figuresOf(trx, { memberId: row.member_id })
  const { to, why, base } = await outcome(trx, row, level, figures, { merchant, vip, now })
  const today = dayAt(timeZone, now)
  const isOver = row.review_at !== null && row.review_at <= now
  const kept = { period_from: row.period_from, review_at: row.review_at }
  const period =
    to === 0
      ? { period_from: null, review_at: null }
      : to !== level || isOver || row.review_at === null
        ? periodFrom(timeZone, today, vip.reviewDays)
        : kept
  const isNext = to + 1 < vip.levels.length
  const next = takes(vip, to + 1)
  const counted = countedOf(figures, base)
  await write({
    base_deposit_minor: base.depositMinor,
    base_valid_minor: base.validMinor,
    left_deposit_minor: isNext ? next.depositMinor - counted.depositMinor : null,
    left_valid_minor: isNext ? next.validMinor - counted.validMinor : null,
    ...period,
    ...(to !== level && { since: now }),
    terms: termsHash(vip),
    due_at: period.review_at,
  })
  if (to === level) return to
  await setVipLevel(trx, row.member_id, to)
  await trx
    .insertInto('vip_changes')
    .values({ member_id: row.member_id, at: now, from_level: level, to_level: to, reason: why })
    .execute()
  await pushEvent(trx, row.member_id, levelChanged, { level: to })
  for (let reached = level + 1; reached <= to; reached += 1)
    await payUpgrade(trx, { merchant, vip, memberId: row.member_id, level: reached, now })
  return to
}
