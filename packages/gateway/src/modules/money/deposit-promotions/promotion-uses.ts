import type { PromotionTerms } from '@plaza/contract/money'
import { periodAt } from '@plaza/calendar'
import type { Queries } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'

/** Within what a promotion is given to a member once, and until when; the order itself where it is given always. */
export function usageOf(
  { frequency }: Pick<PromotionTerms, 'frequency'>,
  { settings }: Pick<Merchant, 'settings'>,
  { depositId, now }: { depositId: string; now: number },
): { key: string; until: number | null } {
  if (frequency === 'once') return { key: 'once', until: null }
  if (frequency === 'always') return { key: depositId, until: null }
  const { name, endMs } = periodAt(settings.timeZone, 'day', now)
  return { key: name, until: endMs }
}

/** The uses of promotions that a member has had: `<code> <key>`. */
export async function readUses(queries: Queries, memberId: string): Promise<Set<string>> {
  const rows = await queries
    .selectFrom('deposit_bonuses')
    .select(['promotion', 'use_key'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'given')
    .execute()
  return new Set(rows.map(({ promotion, use_key: key }) => `${promotion} ${key}`))
}
