import type { PromotionState } from '@plaza/contract/growth'
import type { RequirementState } from '@plaza/contract/money'
import type { Queries } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { findRequirements } from '../../stakes/turnover'
import type { PromotionContext } from './offered-promotions'
import { allPromotions, type DepositPromotion } from './promotion-settings'
import { usageOf } from './promotion-uses'

/** A bonus of a merchant's deposit form by its code, on or off; undefined when there is none. */
export const depositPromotion = (
  merchant: Pick<Merchant, 'stored'>,
  code: string,
): DepositPromotion | undefined => allPromotions(merchant).find((promotion) => promotion.code === code)

/** What a bonus that was given is by its requirement; one without any was the member's at once. */
const byRequirement = {
  open: 'process',
  done: 'claimed',
  ended: 'claimed',
  'given-up': 'close',
  expired: 'close',
} as const satisfies Record<RequirementState, PromotionState>

/**
 * What bonuses of deposits are to a member, by code: joined with the order that chose it, in process while it has to be bet,
 * claimed after that, closed when it was given up or expired (PROMO-2). The latest of each counts; one whose order came to
 * nothing, and one that can be had again by now, are left out.
 */
export async function bonusStates(
  queries: Queries,
  { memberId, merchant, now }: PromotionContext,
): Promise<Map<string, PromotionState>> {
  const rows = await queries
    .selectFrom('deposit_bonuses')
    .select(['promotion', 'state', 'deposit_id', 'use_key'])
    .where('member_id', '=', memberId)
    .where('merchant', '=', merchant.code)
    .where((where) =>
      where.or([
        where('state', '=', 'given'),
        where.and([where('state', '=', 'promised'), where('ended_at', 'is', null)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute()
  const latest = new Map(rows.toReversed().map((row) => [row.promotion, row]))
  const given = [...latest.values()].filter(({ state }) => state === 'given').map((row) => row.deposit_id)
  const owner = { memberId, merchant: merchant.code, currency: merchant.currency }
  const requirements = new Map(
    (await findRequirements(queries, owner, given)).map(({ reference, state }) => [reference, state]),
  )
  const states = new Map<string, PromotionState>()
  for (const [code, row] of latest) {
    const state =
      row.state === 'promised' ? 'joined' : byRequirement[requirements.get(row.deposit_id) ?? 'done']
    const offered = depositPromotion(merchant, code)
    const isOver = state === 'claimed' || state === 'close'
    const isAgain = offered && usageOf(offered, merchant, { depositId: '', now }).key !== row.use_key
    if (!(isOver && isAgain)) states.set(code, state)
  }
  return states
}
