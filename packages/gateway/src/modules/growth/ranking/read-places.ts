import type { Period } from '@plaza/calendar'
import type { RankingMetric } from '@plaza/contract/growth'
import type { Queries } from '../../../kernel/database/database'
import { figuresOf, netMinor, rankMembers } from '../../stakes/member-days'
import { bestMultiple, rankMultiples } from '../../stakes/multiples'

/** A member's place. */
export interface Place {
  memberId: string
  /** Of multiples hundredths of the stake. */
  scoreMinor: number
}

const measures = { turnover: 'validMinor', net: 'netMinor' } as const

/** The best of a merchant in a day or week, from the figures of its days or single stakes; equal ones by who had it earlier. */
export async function readPlaces(
  queries: Queries,
  merchant: string,
  { metric, period, limit }: { metric: RankingMetric; period: Period; limit: number },
): Promise<Place[]> {
  const { firstDay: from, lastDay: to } = period
  if (metric === 'multiple') {
    const best = await rankMultiples(queries, { merchant, from, to }, limit)
    return best.map(({ memberId, multiple }) => ({ memberId, scoreMinor: multiple }))
  }
  const members = await rankMembers(queries, { merchant, from, to, by: measures[metric], limit })
  return members.map((figures) => ({
    memberId: figures.memberId,
    scoreMinor: metric === 'turnover' ? figures.validMinor : netMinor(figures),
  }))
}

/** What a member without a place in a ranking has of its measure. */
export async function ownScore(
  queries: Queries,
  { memberId, merchant }: { memberId: string; merchant: string },
  metric: RankingMetric,
  { firstDay: from, lastDay: to }: Period,
): Promise<number> {
  if (metric === 'multiple') return bestMultiple(queries, memberId, { merchant, from, to })
  const figures = await figuresOf(queries, { memberId, from, to })
  return metric === 'turnover' ? figures.validMinor : netMinor(figures)
}
