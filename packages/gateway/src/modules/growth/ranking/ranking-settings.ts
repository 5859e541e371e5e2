import type { RankingMetric } from '@plaza/contract/growth'
import * as z from 'zod/mini'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { settingsPart } from '../../../kernel/merchants/settings-part'

const prizes = z._default(
  z.array(z.int().check(z.minimum(1), z.maximum(100_000_000_000))).check(z.maxLength(50)),
  [],
)
const metricSchema = z._default(z.strictObject({ dayMinor: prizes, weekMinor: prizes }), {
  dayMinor: [],
  weekMinor: [],
})

/** Prizes of a merchant's rankings from the first place on, `ranking` of its settings; none as shipped. */
export const rankingPart = z._default(
  z.strictObject({ turnover: metricSchema, net: metricSchema, multiple: metricSchema }),
  {
    turnover: { dayMinor: [], weekMinor: [] },
    net: { dayMinor: [], weekMinor: [] },
    multiple: { dayMinor: [], weekMinor: [] },
  },
)

const settings = settingsPart('ranking', rankingPart)

/** What the places of a day or a week are paid, minor units, the first first (MISSION-1). */
export const prizesOf = (
  merchant: Pick<Merchant, 'stored'>,
  metric: RankingMetric,
  unit: 'day' | 'week',
): readonly number[] => settings(merchant)[metric][unit === 'day' ? 'dayMinor' : 'weekMinor']
