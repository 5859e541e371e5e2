import { addDays, type Day } from '@plaza/calendar'
import { CallFailure } from '../../../kernel/call-failure'
import { advisoryLock } from '../../../kernel/database/advisory-lock'
import type { Trx } from '../../../kernel/database/database'
import { grantReward } from '../rewards'
import { checkInTerms } from './check-in-settings'
import { readDays, type CheckInOf } from './read-check-in'
import { missedDay, placeAfter, streakUntil } from './streak'

const name = { en: 'Check-in', fil: 'Check-in' }

/** One day is written and rewarded; of two at the same time, one is. Returns whether it is new, and its reward. */
async function write(
  trx: Trx,
  { merchant, memberId, now }: CheckInOf,
  { day, days, cardMonth }: { day: Day; days: ReadonlySet<Day>; cardMonth: string | null },
): Promise<number> {
  const { amountsMinor, wagering } = checkInTerms(merchant)
  const amountMinor = amountsMinor[placeAfter(streakUntil(days, addDays(day, -1)))] ?? 0
  await trx
    .insertInto('check_ins')
    .values({
      merchant: merchant.code,
      member_id: memberId,
      day,
      amount_minor: amountMinor,
      at: now,
      card_month: cardMonth,
    })
    .execute()
  if (amountMinor > 0)
    await grantReward(trx, {
      merchant: merchant.code,
      memberId,
      source: 'check-in',
      reference: day,
      name,
      amountMinor,
      wagering,
      isPaidAtOnce: true,
      now,
    })
  return amountMinor
}

/** Two check-ins of a member at the same time follow one another, so that each sees the streak as it is. */
async function lockDays(trx: Trx, of: CheckInOf) {
  await advisoryLock(trx, `check-in ${of.memberId}`)
  return readDays(trx, of)
}

/**
 * Checks a member in for today at its merchant, once (CHECKIN-1). Returns the reward, minor units.
 * @throws CallFailure `checkin.done` when it has checked in today
 */
export async function checkInToday(trx: Trx, of: CheckInOf): Promise<number> {
  const { today, days } = await lockDays(trx, of)
  if (days.has(today)) throw new CallFailure('checkin.done')
  return write(trx, of, { day: today, days, cardMonth: null })
}

/**
 * Makes a missed day up with the card of the month (CHECKIN-1). Returns its reward, minor units.
 * @throws CallFailure `checkin.day` when that day cannot be made up, `checkin.card` when the month's card is used
 */
export async function makeUp(trx: Trx, of: CheckInOf, day: Day): Promise<number> {
  const { today, rows, days, month } = await lockDays(trx, of)
  if (missedDay(days, today) !== day) throw new CallFailure('checkin.day')
  if (rows.some(({ card_month: used }) => used === month)) throw new CallFailure('checkin.card')
  return write(trx, of, { day, days, cardMonth: month })
}
