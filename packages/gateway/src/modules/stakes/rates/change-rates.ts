import { isRate, type RateCategory } from '@plaza/contract/agency'
import { CallFailure } from '../../../kernel/call-failure'
import { advisoryLock } from '../../../kernel/database/advisory-lock'
import type { Trx } from '../../../kernel/database/database'
import { readBounds, type Child } from './rate-bounds'
import { givenRates, readRates, waitingCategories, type RatesOf } from './read-rates'

/** A rate that is to be set. */
export interface NewRate {
  category: RateCategory
  rate: number
}

/**
 * Rates of a merchant are changed one after the other, so that what is compared with them, above and below, stays true until it is
 * written. Held until the end of the transaction.
 */
export const lockRates = (trx: Trx, merchant: string): Promise<void> =>
  advisoryLock(trx, `agent-rates:${merchant}`)

interface Written extends NewRate {
  merchant: string
  memberId: string
  setBy: string | null
  day: string
  from: number
  now: number
}

/** Writes one rate from a day on, in place of what was to begin later, and that it was changed. */
async function write(trx: Trx, { merchant, memberId, setBy, category, rate, day, from, now }: Written) {
  await trx
    .deleteFrom('agent_rates')
    .where('member_id', '=', memberId)
    .where('category', '=', category)
    .where('since_day', '>', day)
    .execute()
  await trx
    .insertInto('agent_rates')
    .values({ merchant, member_id: memberId, category, since_day: day, rate })
    .onConflict((conflict) => conflict.columns(['member_id', 'category', 'since_day']).doUpdateSet({ rate }))
    .execute()
  await trx
    .insertInto('agent_rate_changes')
    .values({
      ...{ merchant, member_id: memberId, set_by: setBy, category },
      ...{ from_rate: from, to_rate: rate, since_day: day, at: now },
    })
    .execute()
}

/**
 * Sets rates of a member directly below an agent from `child.day` on, all or none; the caller has checked that it is below the agent,
 * after `lockRates` (RATE-1).
 * @throws CallFailure `agent.rate.range` with the `category`, `least` and `most`, hundredths of a per cent
 */
export async function changeRates(
  trx: Trx,
  child: Child,
  rates: readonly NewRate[],
  now: number,
): Promise<void> {
  const { merchant, memberId, agentId, day } = child
  const { least, most, current } = await readBounds(trx, child)
  for (const { category, rate } of rates) {
    const bounds = { least: least[category], most: most[category] }
    if (!isRate(rate) || rate < bounds.least || rate > bounds.most)
      throw new CallFailure('agent.rate.range', { category, ...bounds })
  }
  // What was given is compared, not what it comes to: that may be more than the member has now, or what somebody above it has.
  const given = (await givenRates(trx, [memberId], day)).get(memberId)
  const waiting = await waitingCategories(trx, memberId, day)
  for (const { category, rate } of rates) {
    if (given?.get(category) === rate && !waiting.has(category)) continue
    const from = current[category]
    await write(trx, { merchant, memberId, setBy: agentId, category, rate, day, from, now })
  }
}

/**
 * Gives a new member below an agent its rates, none higher than what the agent has by now (RATE-1). The account is new: they count
 * from its first day.
 */
export async function giveRates(
  trx: Trx,
  { agentId, ...of }: RatesOf & { agentId: string },
  rates: readonly NewRate[],
  now: number,
): Promise<void> {
  if (rates.length === 0) return
  await lockRates(trx, of.merchant)
  const mine = await readRates(trx, { ...of, memberId: agentId })
  for (const { category, rate: wanted } of rates) {
    const rate = Math.min(wanted, mine[category])
    await write(trx, { ...of, setBy: agentId, category, rate, from: 0, now })
  }
}
