import { addDays, dayAt } from '@plaza/calendar'
import type { rebateCall, RebateReason } from '@plaza/contract/growth'
import type { AnswerOf } from '@plaza/contract/kernel'
import { gameTypes, type GameType } from '@plaza/contract/play'
import type { Queries } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { figuresByCategory } from '../../stakes/member-days'
import { rebatesOf } from '../vip'
import { latestRun } from './claim-rebate'
import { calculatedAtOf, lastDay } from './rebate-job'
import { rebateTerms } from './rebate-settings'

/** Whose rebate. */
export interface RebateOf {
  merchant: Merchant
  memberId: string
  level: number
  now: number
}

/** What waits to be claimed, by kind of play. */
async function waitingOf(queries: Queries, memberId: string) {
  const rows = await queries
    .selectFrom('rebate_days')
    .select(['category', 'valid_minor', 'amount_minor'])
    .where('member_id', '=', memberId)
    .where('claim', 'is', null)
    .execute()
  const waiting = new Map<GameType, { validMinor: number; amountMinor: number }>()
  for (const { category, valid_minor: validMinor, amount_minor: amountMinor } of rows) {
    const before = waiting.get(category) ?? { validMinor: 0, amountMinor: 0 }
    waiting.set(category, {
      validMinor: before.validMinor + validMinor,
      amountMinor: before.amountMinor + amountMinor,
    })
  }
  return waiting
}

/** The rebate that a member can claim now by kind of play, with what the next calculation adds, or why it can claim none (REBATE-1). */
export async function readRebate(
  queries: Queries,
  { merchant, memberId, level, now }: RebateOf,
): Promise<AnswerOf<typeof rebateCall>> {
  const { timeZone } = merchant.settings
  const { mode, leastMinor, mostADayMinor, wagering } = rebateTerms(merchant)
  const run = await latestRun(queries, merchant.code)
  const waiting = await waitingOf(queries, memberId)
  const rates = rebatesOf(merchant, level)
  const from = addDays(run?.day ?? lastDay(timeZone, now), 1)
  const later = await figuresByCategory(queries, { memberId, from, to: dayAt(timeZone, now) })
  const laterOf = (category: GameType) =>
    Math.max(0, later.find((one) => one.category === category)?.validMinor ?? 0)
  const categories = gameTypes
    .map((category) => ({
      category,
      rate: rates[category] ?? 0,
      ...(waiting.get(category) ?? { validMinor: 0, amountMinor: 0 }),
      laterMinor: laterOf(category),
    }))
    .filter(({ rate, validMinor, laterMinor }) => rate > 0 || validMinor !== 0 || laterMinor > 0)
  const sum = categories.reduce((total, { amountMinor }) => total + amountMinor, 0)
  const reasons: [RebateReason, boolean][] = [
    ['calculating', run !== undefined && run.finished_at === null],
    ['automatic', mode === 'automatic'],
    ['none', sum <= 0],
    ['least', sum < leastMinor],
  ]
  return {
    amountMinor: Math.max(0, sum),
    reason: reasons.find(([, holds]) => holds)?.[0] ?? null,
    ...{ mode, leastMinor, mostADayMinor, wagering, level },
    calculatedAt: run?.finished_at ?? null,
    nextAt: calculatedAtOf(timeZone, addDays(lastDay(timeZone, now), 1)),
    categories,
    currency: merchant.currency,
  }
}
