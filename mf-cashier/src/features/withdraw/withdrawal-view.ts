import type { Withdrawal } from '@plaza/contract/money'
import type { IconName } from '@plaza/ui/icon'
import type { Tone } from '@plaza/ui/pill'
import { shownState, type ShownState } from '../../orders/withdrawal-end'

interface Look {
  tone: Tone
  icon: IconName
}

/** A state in the words of a withdrawal's own page. */
type ToldState = ShownState | 'late'

const looks: Record<ToldState, Look> = {
  submitted: { tone: 'info', icon: 'hourglass' },
  'under-review': { tone: 'info', icon: 'search' },
  approved: { tone: 'info', icon: 'check' },
  paying: { tone: 'info', icon: 'send' },
  late: { tone: 'warning', icon: 'hourglass' },
  paid: { tone: 'success', icon: 'check' },
  rejected: { tone: 'danger', icon: 'alert' },
  failed: { tone: 'danger', icon: 'alert' },
  cancelled: { tone: 'neutral', icon: 'x' },
}

/** Tone and icon of a withdrawal's state. */
export const withdrawalLook = (state: ToldState): Look => looks[state]

/** The state that the page of a withdrawal tells: a payout that its provider leaves unconfirmed is `late` (WITHDRAW-3). */
export const toldState = (withdrawal: Pick<Withdrawal, 'state' | 'reason' | 'isLate'>): ToldState =>
  withdrawal.state === 'paying' && withdrawal.isLate ? 'late' : shownState(withdrawal)
