import type { PromotionState } from '@plaza/contract/growth'
import type { Queries } from '../../../kernel/database/database'
import type { BalanceOwner } from '../../../kernel/ledger'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { findRequirements } from '../../stakes/turnover'
import { allPromotions, type DepositPromotion } from './promotion-settings'

/** A bonus of a merchant's deposit form by its code, on or off; undefined when there is none. */
export const depositPromotion = (
  merchant: Pick<Merchant, 'stored'>,
  code: string,
): DepositPromotion | undefined => allPromotions(merchant).find((promotion) => promotion.code === code)

/**
 * What bonuses of deposits are to a member, by code: joined with the order that chose it, in process while it has to be bet,
 * claimed after that (PROMO-2). The latest of each counts.
 */
export async function bonusStates(
  queries: Queries,
  owner: BalanceOwner,
): Promise<Map<string, PromotionState>> {
  const rows = await queries
    .selectFrom('deposit_bonuses')
    .select(['promotion', 'state', 'deposit_id'])
    .where('member_id', '=', owner.memberId)
    .where('merchant', '=', owner.merchant)
    .where('state', '<>', 'refused')
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute()
  const latest = new Map(rows.toReversed().map((row) => [row.promotion, row]))
  const given = [...latest.values()].filter(({ state }) => state === 'given').map((row) => row.deposit_id)
  const open = new Set(
    (await findRequirements(queries, owner, given))
      .filter(({ state }) => state === 'open')
      .map(({ reference }) => reference),
  )
  return new Map(
    [...latest].map(([code, row]) => {
      if (row.state === 'promised') return [code, 'joined']
      return [code, open.has(row.deposit_id) ? 'process' : 'claimed']
    }),
  )
}
