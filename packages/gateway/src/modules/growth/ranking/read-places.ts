import type { Period } from '@plaza/calendar'
import type { RankingMetric } from '@plaza/contract/growth'
import type { Queries } from '../../../kernel/database/database'
import { netMinor, rankMembers } from '../../stakes/member-days'

/** A member's place. */
export interface Place {
  memberId: string
  scoreMinor: number
}

const measures = { turnover: 'validMinor', net: 'netMinor' } as const

/** The best of a merchant in a day or week, from the figures of its days; equal ones by who had it earlier. */
export async function readPlaces(
  queries: Queries,
  merchant: string,
  { metric, period, limit }: { metric: RankingMetric; period: Period; limit: number },
): Promise<Place[]> {
  const { firstDay: from, lastDay: to } = period
  const members = await rankMembers(queries, { merchant, from, to, by: measures[metric], limit })
  return members.map((figures) => ({
    memberId: figures.memberId,
    scoreMinor: metric === 'turnover' ? figures.validMinor : netMinor(figures),
  }))
}
