import type { RateCategory } from '@plaza/contract/agency'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'

/** A rate that a member has had since a day of the past, hundredths of a per cent. */
export interface ImportedRate {
  memberId: string
  /** Who gave it. */
  setBy: string
  category: RateCategory
  rate: number
  /** `YYYY-MM-DD` in the merchant's zone. */
  sinceDay: string
  /** When it was given, ms. */
  at: number
}

/** Writes rates that members of a merchant were given, each as its first change. No line's may rise downward. */
export async function importRates(trx: Trx, merchant: string, rates: readonly ImportedRate[]): Promise<void> {
  await insertRows(
    trx,
    'agent_rates',
    rates.map(({ memberId, category, rate, sinceDay }) => ({
      ...{ merchant, member_id: memberId, category, since_day: sinceDay, rate },
    })),
  )
  await insertRows(
    trx,
    'agent_rate_changes',
    rates.map(({ memberId, setBy, category, rate, sinceDay, at }) => ({
      ...{ merchant, member_id: memberId, set_by: setBy, category, from_rate: 0, to_rate: rate },
      ...{ since_day: sinceDay, at },
    })),
  )
}
