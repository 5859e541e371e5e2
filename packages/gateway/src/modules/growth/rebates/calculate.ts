import { addDays } from '@plaza/calendar'
import type { Trx } from '../../../kernel/database/database'
import { groupBy } from '../../../kernel/group-by'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { vipLevels } from '../../identity/directory'
import { playDays, type PlayDay } from '../../stakes/member-days'
import { rebatesOf } from '../vip'
import { rebateOf } from './rebate-of'
import { rebateTerms } from './rebate-settings'
import { unknownMost, type RebateDayRow } from './tables'

/** How far back a day can still change what is earned. */
const reachDays = 90

/** The days that a calculation up to a day looks at: from the first that this merchant counted, or as far back as it reaches. */
export async function daysOfRun(
  trx: Trx,
  merchant: string,
  day: string,
): Promise<{ from: string; to: string }> {
  const { first } = await trx
    .selectFrom('rebate_runs')
    .select((select) => select.fn.min('day').as('first'))
    .where('merchant', '=', merchant)
    .executeTakeFirstOrThrow()
  const reach = addDays(day, 1 - reachDays)
  return { from: first !== null && first > reach ? first : reach, to: day }
}

const keyOf = ({ day, category }: { day: string; category: string }): string => `${day} ${category}`

interface Terms {
  merchant: Merchant
  level: number
}

/** What a day's bets come to beside its parts: a change of the open part, or a new one; undefined where they agree. */
function changeOf(
  { memberId, day, category, validMinor }: PlayDay,
  parts: readonly RebateDayRow[],
  { merchant, level }: Terms,
): RebateDayRow | undefined {
  const paid = parts.filter(({ claim }) => claim !== null)
  const open = parts.find(({ claim }) => claim === null)
  const sum = (rows: readonly RebateDayRow[], name: 'valid_minor' | 'amount_minor') =>
    rows.reduce((total, row) => total + row[name], 0)
  if (sum(parts, 'valid_minor') === validMinor) return undefined
  // What is corrected later has the rate and the cap of its day.
  const [first] = parts
  const at = first?.level ?? level
  const rate = first?.rate ?? rebatesOf(merchant, at)[category] ?? 0
  const isKnown = first !== undefined && first.most_minor !== unknownMost
  const mostMinor = isKnown ? first.most_minor : rebateTerms(merchant).mostADayMinor
  return {
    member_id: memberId,
    merchant: merchant.code,
    day,
    category,
    part: open?.part ?? parts.length + 1,
    valid_minor: validMinor - sum(paid, 'valid_minor'),
    rate,
    level: at,
    amount_minor: rebateOf(validMinor, rate, mostMinor) - sum(paid, 'amount_minor'),
    most_minor: mostMinor,
    claim: null,
  }
}

/** Writes what one member's days earned, and what bets that were taken back since cost, by the figures of its days (REBATE-1). */
async function calculateMember(trx: Trx, days: readonly PlayDay[], terms: Terms): Promise<void> {
  const [first] = days
  if (!first) return
  const kept = await trx
    .selectFrom('rebate_days')
    .selectAll()
    .where('member_id', '=', first.memberId)
    .where(
      'day',
      'in',
      days.map(({ day }) => day),
    )
    .orderBy('part')
    .forUpdate()
    .execute()
  for (const day of days) {
    const parts = kept.filter((row) => keyOf(row) === keyOf(day))
    const change = changeOf(day, parts, terms)
    if (!change) continue
    await trx
      .insertInto('rebate_days')
      .values(change)
      .onConflict((conflict) =>
        conflict
          .columns(['member_id', 'day', 'category', 'part'])
          .doUpdateSet({
            valid_minor: change.valid_minor,
            amount_minor: change.amount_minor,
            most_minor: change.most_minor,
          })
          .where('rebate_days.claim', 'is', null),
      )
      .execute()
  }
}

/** The member after which the next slice begins. */
export interface Slice {
  from: string
  to: string
  after: string
  /** The last day that a calculation has looked at; of later ones all count. */
  seenTo: string
  changedSince: number
}

/**
 * Calculates the next members whose bets changed. Returns the last of them, or undefined when there are no more.
 */
export async function calculateSlice(
  trx: Trx,
  merchant: Merchant,
  slice: Slice,
): Promise<string | undefined> {
  const days = await playDays(trx, { merchant: merchant.code, ...slice, members: 50 })
  const byMember = groupBy(days, ({ memberId }) => memberId)
  const levels = await vipLevels(trx, [...byMember.keys()])
  for (const [memberId, own] of byMember)
    await calculateMember(trx, own, { merchant, level: levels.get(memberId) ?? 0 })
  return days.at(-1)?.memberId
}
