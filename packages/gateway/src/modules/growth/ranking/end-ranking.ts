import type { Period } from '@plaza/calendar'
import type { RankingMetric } from '@plaza/contract/growth'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { grantReward } from '../rewards'
import { prizesOf } from './ranking-settings'
import { readPlaces } from './read-places'

/** Places that are kept of a ranking that is over. */
const keptPlaces = 50

const names = {
  turnover: { en: 'Leaderboard: turnover', fil: 'Leaderboard: turnover' },
  net: { en: 'Leaderboard: net win', fil: 'Leaderboard: net na panalo' },
} as const

/**
 * Settles a day or week that is over: its places no longer change, and each prize is in the reward centre of whoever won it.
 * Once, however many processes try. Returns whether it was this one.
 */
export async function endRanking(
  trx: Trx,
  merchant: Merchant,
  { metric, period, now }: { metric: RankingMetric; period: Period; now: number },
): Promise<boolean> {
  const key = { merchant: merchant.code, metric, period: period.name }
  const ended = await trx
    .insertInto('ranking_ends')
    .values({ ...key, at: now })
    .onConflict((conflict) => conflict.columns(['merchant', 'metric', 'period']).doNothing())
    .returning('at')
    .executeTakeFirst()
  if (!ended) return false
  const prizes = prizesOf(merchant, metric, period.unit === 'week' ? 'week' : 'day')
  const places = await readPlaces(trx, merchant.code, { metric, period, limit: keptPlaces })
  await insertRows(
    trx,
    'ranking_places',
    places.map(({ memberId, scoreMinor }, index) => ({
      ...key,
      rank: index + 1,
      member_id: memberId,
      score_minor: scoreMinor,
      prize_minor: prizes[index] ?? 0,
    })),
  )
  for (const [index, { memberId }] of places.entries()) {
    const amountMinor = prizes[index]
    if (amountMinor === undefined) continue
    const reward = { merchant: merchant.code, memberId, source: 'mission', amountMinor, now } as const
    await grantReward(trx, { ...reward, reference: `ranking ${metric} ${period.name}`, name: names[metric] })
  }
  return true
}
