import type { Period } from '@plaza/calendar'
import type { RankingMetric } from '@plaza/contract/growth'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { prizesOf } from './ranking-settings'
import { readPlaces } from './read-places'

/** Places that are kept of a ranking that is over. */
const keptPlaces = 50

/**
 * Settles a day or week that is over: its places no longer change, and its prizes are paid by `payPrizes`. Once, however many processes try. Returns whether it was this one.
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
      paid_at: null,
    })),
  )
  return true
}
