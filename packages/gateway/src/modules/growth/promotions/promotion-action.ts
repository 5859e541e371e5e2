import type { AnswerOf } from '@plaza/contract/kernel'
import type { promotionCall, PromotionPlan, PromotionState } from '@plaza/contract/growth'

type Action = Pick<AnswerOf<typeof promotionCall>, 'action' | 'to'>

const none: Action = { action: 'none' }
const open = (to: string): Action => ({ action: 'open', to })

/** What can be done with a promotion of a plan in a state: join or apply for it, or open the page where it happens. */
export function actionOf(plan: PromotionPlan | null, state: PromotionState): Action {
  if (state === 'issued') return open('/m/rewardCenter')
  if (state === 'coming' || state === 'close' || state === 'claimed') return none
  switch (plan?.kind) {
    case 'deposit':
      return state === 'open' ? open(`/m/voucherCenter?promotion=${plan.code}`) : open('/m/turnover')
    case 'play':
      return state === 'open' ? { action: 'join' } : none
    case 'application':
      return state === 'open' || state === 'rejected' ? { action: 'apply' } : none
    case 'cashback':
      return open('/m/rewardCenter')
    case 'referral':
      return open('/m/inviteFriends')
    case 'page':
      return open(plan.path)
    default:
      return none
  }
}
