import type { PromotionPlan, PromotionSummary } from '@plaza/contract/growth'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { depositPromotion } from '../../money/deposit-promotions'
import { referralSettings } from './referral-settings'

const free = { wagering: 0, wageringDays: null, highestStakeMinor: null }

/**
 * The terms of a promotion as they are shown (PROMO-2): of a bonus of the deposit form those that the form has, of invitations
 * those of the merchant's settings. Undefined for one that only informs, or whose bonus is not there any more.
 */
export function termsOf(
  merchant: Pick<Merchant, 'stored'>,
  plan: PromotionPlan | null,
): PromotionSummary | undefined {
  switch (plan?.kind) {
    case 'deposit': {
      const bonus = depositPromotion(merchant, plan.code)
      return (
        bonus && {
          percent: bonus.percent,
          capMinor: bonus.capMinor,
          leastDepositMinor: bonus.minMinor,
          wagering: bonus.wagering,
          wageringDays: bonus.expiryDays,
          highestStakeMinor: bonus.highestStakeMinor,
        }
      )
    }
    case 'referral': {
      const referral = referralSettings(merchant)
      if (!referral) return undefined
      const { tiers, friendMinor, leastDepositMinor, wagering, wageringDays } = referral
      return {
        rewardMinor: tiers[0]?.rewardMinor ?? 0,
        friendMinor,
        leastDepositMinor,
        ...free,
        wagering,
        wageringDays,
      }
    }
    case 'cashback':
    case 'play':
    case 'application': {
      const { kind: _kind, ...terms } = plan
      return terms
    }
    default:
      return undefined
  }
}
